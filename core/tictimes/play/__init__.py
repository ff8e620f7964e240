"""Playing: match files, records and where they are kept, live matches, and who is at the screen."""
