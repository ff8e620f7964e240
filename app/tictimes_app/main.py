"""The `tictimes` command: every subcommand is loaded only when it is asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version

import click

from tictimes.errors import TicTimesError

COMMANDS = {
    "check": "tictimes_app.checking",
    "deal": "tictimes_app.matches",
    "explain": "tictimes_app.explanations",
    "lab": "tictimes_app.server.commands",
    "odds": "tictimes_app.odds",
    "print": "tictimes_app.printing.commands",
    "replay": "tictimes_app.matches",
    "score": "tictimes_app.hands",
    "serve": "tictimes_app.server.commands",
    "sets": "tictimes_app.hands",
    "simulate": "tictimes_app.simulation",
}

REFUSED, STOPPED = 2, 130
LONGEST_LINE = 360
"""Characters of a refusal; what was typed may be longer than a screen."""


class LazyGroup(click.Group):
    """Finds a subcommand in the module that `COMMANDS` names."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command called `cmd_name`, if there is one."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(COMMANDS[cmd_name]), cmd_name)
        return command


@click.group(
    cls=LazyGroup,
    no_args_is_help=False,
    epilog="Example: tictimes deal happy-times --seed otter-42",
)
@click.version_option(version("tictimes"), message="tictimes %(version)s")
def cli() -> None:
    """Times tables, divisors, primes and scoring arithmetic, by playing cards."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; what is refused is one line on standard error, and exit code 2."""
    if sys.stdout is None:  # it was closed: then nobody wants to read
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # it stays standard output to the end
    try:
        code = cli.main(arguments, prog_name="tictimes", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as error:
        refuse(f"{error.format_message().rstrip('.')} ({_allowed(error)})")
        code = REFUSED
    except click.ClickException as error:
        refuse(error.format_message())
        code = REFUSED
    except TicTimesError as error:
        refuse(str(error))
        code = REFUSED
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # then the reader has seen enough
            refuse(f"cannot write the answer: {error.strerror or error}")
        # Python would complain once more when it flushes at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = REFUSED
    except (click.Abort, KeyboardInterrupt):
        code = STOPPED
    sys.exit(code if isinstance(code, int) else 0)


def _allowed(error: click.UsageError) -> str:
    """What would have been right: the options or commands there are, or where to read on."""
    if error.ctx is None:
        return "see tictimes --help"
    if isinstance(error, click.NoSuchOption):
        return ", ".join(
            opt
            for param in error.ctx.command.get_params(error.ctx)
            for opt in param.opts
            if opt.startswith("--")
        )
    if isinstance(error.ctx.command, click.Group):
        return ", ".join(error.ctx.command.list_commands(error.ctx))
    return f"see {error.ctx.command_path} --help"


def refuse(why: str) -> None:
    """Say `why` in exactly one line on standard error."""
    printable = "".join(c if c.isprintable() else f"\\x{ord(c):x}" for c in " ".join(why.split()))
    if len(printable) > LONGEST_LINE:
        half = LONGEST_LINE // 2
        printable = f"{printable[:half]} ... {printable[-half:]}"
    click.echo(f"error: {printable}", err=True)


if __name__ == "__main__":
    main()
