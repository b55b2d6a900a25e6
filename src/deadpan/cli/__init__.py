"""The command ``deadpan``."""


def main() -> None:
    """Run the command."""
