"""What the pages around the games say; a lesson's own words stand in its notebook."""

from __future__ import annotations

from tictimes.sayings import Plural, Words

HOME: dict[str, Words] = {
    "lessons-of-tictimes": "TicTimes: games and lessons",
    "what-to-play": "What shall we play?",
    "play": "Play",
    "paths": "Or walk along a path",
    "about-paths": "Each path has a guide. Start with the first card.",
    "path-of": "{animal}’s path",
    "ages": "Ages {youngest} to {oldest}",
    "minutes": Plural("count", "1 minute", "{count} minutes"),
    "stop": "Stop {number}",
    "real-cards": "Do you play with real cards?",
    "more-lessons": "More lessons",
    "for-teachers": "For teachers",
    "teachers-corner": "Teacher’s corner",
    "plan-and-print": "Plan and print",
    "teachers-word": "This page is for your teacher",
    "teachers-word-where": "The teacher’s word stands where the lessons were started.",
    "teachers-word-again": "That is another word. After many tries, wait a minute.",
    "teachers-word-enter": "Open it",
    "guides": "A guide to each lesson",
    "look-up": "To look up",
    "about-teachers": {
        "young": "Guides, plans and prints.",
        "teacher": "A guide to each lesson, a planner, prints, and answers for the school.",
    },
}

CHILD: dict[str, Words] = {
    # what this browser keeps of a child
    "earned-question": "Right answers",
    "earned-puzzle": "Puzzles solved",
    "earned-game": "Games played",
    "kept-here": "Leaves, stars and flowers stay in this browser. Nobody else can see them.",
    "new-child": "New child here",
    "new-child-ask": "Shall a new child start here?",
    "new-child-about": (
        "Then this browser forgets all leaves, stars and flowers. It forgets open games, too."
    ),
    "new-child-yes": "Yes, start new",
    "new-child-no": "No, keep them",
    "new-child-done": "Hello. Everything is new now.",
}

WAY: dict[str, Words] = {
    # from lesson to lesson
    "all-lessons": "All the lessons",
    "way": "The way through the lessons",
    "place": "Lesson {number} of {count}",
    "before": "Lesson before",
    "next": "Next lesson",
    "end-of-path": "That was the end of this path. Pick another one, or play a game.",
    "what-next": "What next?",
    "to-start": "Back to the start",
}

PAGE: dict[str, Words] = {
    # around what a lesson shows
    "cards-come": "The cards are on their way.",
    "way-lost": (
        "The way to the school’s machine is lost. Your game is safe there. "
        "Wait a little: it goes on by itself."
    ),
    "slept": "This page has slept too long.",
    "load-again": "Load it again",
    "no-cards": "The cards did not come this time. It was nothing that you did.",
    "part-failed": (
        "This part of the lesson did not work. It was nothing that you did. You can go on below."
    ),
    "no-page": "There is no page here",
    "no-page-why": (
        "Perhaps a letter of the address is missing. Find your lesson on the first page."
    ),
    "full": "The class is full",
    "full-do": (
        "Every seat is taken just now. Close a lesson that nobody plays. "
        "Wait a minute, and load this page again."
    ),
    "try-again": "Try again",
    "not-right": "Something is not right here",
    "not-right-do": (
        "It was nothing that you did. Load the page again. "
        "If it stays like this, tell your teacher."
    ),
    "no-script": "The cards need JavaScript. Please ask your teacher to switch it on.",
    "other-page": (
        "Some parts of this lesson need another kind of page. "
        "Ask your teacher to open it with tictimes lab."
    ),
}

PROJECTOR: dict[str, Words] = {
    # a lesson before the whole class
    "projector": "Projector",
    "projector-end": "End projector",
    "step": "Step",
    "step-back": "Back",
    "step-next": "Next",
    "show-hands": "Show the hands",
    "stop-and-talk": "Stop and talk",
    "talk-about": "What would you do next, and why?",
}

WORDS: dict[str, Words] = HOME | CHILD | WAY | PAGE | PROJECTOR
