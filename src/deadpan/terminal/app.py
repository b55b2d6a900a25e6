"""The Textual application: its theme, and the screen of the table."""

from __future__ import annotations

from textual.app import App

from deadpan.locales import Language
from deadpan.terminal.local_game import LocalGame
from deadpan.terminal.screen import TableScreen
from deadpan.terminal.theme import NIGHT


class TerminalApp(App[None]):
    """Plays one game, and exits when the person leaves the table."""

    TITLE = "Deadpan"
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, local_game: LocalGame, lang: Language) -> None:
        super().__init__()
        self.local_game = local_game
        self._lang: Language = lang

    def on_mount(self) -> None:
        """Set the theme, and show the table."""
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.push_screen(TableScreen(self.local_game, self._lang))

    async def action_quit(self) -> None:
        """Leave the table, with the question whether to leave."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
