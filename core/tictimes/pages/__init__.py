"""The words of the pages around the games: the home page, and the way from lesson to lesson."""
