"""What can be seen of a pack of Happy Times."""

from tictimes.happy_times.scenes.tables_map import TablesMapScene, tables_map

__all__ = ["TablesMapScene", "tables_map"]
