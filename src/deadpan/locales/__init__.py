"""Every sentence a person reads, in English, French and Polish.

The sentences lie in Fluent catalogues (``en/``, ``fr/``, ``pl/``, and ``words/`` in the package of each game), found by
what they are about:

========================================  =====================================================
``<game>-title``                          a game
``<game>-<event>``                        an event
``<game>-do-<choice>``                    a kind of choice, as a menu names it
``<game>-refused-<code>``                 an error of that game; ``refused-<code>``: one of any game
``<game>-option-<name>`` and ``.help``    an option; with ``-<value>`` at the end: one of its values
``<game>-field-<field>``                  a field of a view or a choice, where it is shown as it is
``<game>-first-<question>``, ``.short``   what a table is asked to find who begins; who that is
``<kind>-<id>`` and its attributes        the name of a thing, and its forms
========================================  =====================================================
"""

from __future__ import annotations

from deadpan.locales.catalogue import LANGUAGES, Language
from deadpan.locales.words import Words

__all__ = ["LANGUAGES", "Language", "Words"]
