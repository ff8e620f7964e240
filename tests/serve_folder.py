"""Serve a folder of lessons other than the kit's own, exactly as `tictimes serve` would.

python tests/serve_folder.py FOLDER --port 0
"""

from __future__ import annotations

import sys
from pathlib import Path

from tictimes_app.server import lessons

if __name__ == "__main__":
    from tictimes_app.main import main

    folder, *arguments = sys.argv[1:]
    lessons.lessons_folder.__defaults__ = ((Path(folder),),)
    main(["serve", *arguments])
