"""The command line."""

import sys


def main() -> None:
    """Run the command; what goes wrong is told in one sentence, exit code 2."""
    from consigliere.cli.app import app
    from consigliere.cli.words import ARGUMENTS, sentence
    from consigliere.kernel import ConsigliereError

    try:
        app(ARGUMENTS)
    except ConsigliereError as error:
        print(sentence(error), file=sys.stderr)
        sys.exit(2)
