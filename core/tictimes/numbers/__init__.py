"""Whole numbers: what is true of them, how it is said, and the picture that each one has."""
