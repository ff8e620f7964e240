"""A class on one small machine: ours beside stock Voila, Voila with a pool, and Solara."""
