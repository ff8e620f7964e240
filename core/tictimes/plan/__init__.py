"""A lesson planned: the words of the planner, which only a teacher reads."""
