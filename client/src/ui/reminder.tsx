// The reminder sheet of a game, as a drawer over the table. The draft below it is kept.
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/icon';
import type { GameName } from '../net/protocol';
import '../styles/reminder.css';
import { t } from '../words/fluent';
import { Dialog } from './dialog';
import { AllRules } from './rule-link';

interface ReminderProps {
  readonly game: GameName;
  readonly onClose: () => void;
  /** The game's content of the sheet. */
  readonly children: ComponentChildren;
}

export const Reminder = ({ game, onClose, children }: ReminderProps) => (
  <Dialog title={t('reminder')} class="reminder" onClose={onClose}>
    <header>
      <h2>{t('reminder')}</h2>
      <button type="button" class="btn small" onClick={onClose}>
        {t('close')} <kbd>Esc</kbd>
      </button>
    </header>
    {children}
    <footer>
      <a class="btn small" href={`/how/${game}`} target="_blank">
        {t('how-title')}
      </a>
      <AllRules class="btn small" game={game} />
    </footer>
  </Dialog>
);

/** A kind of choice, and whether it is legal now. */
export interface Possible {
  readonly sign: string;
  readonly name: string;
  readonly text: string;
  readonly can: boolean;
}

/** What the player can do now: a sentence, or a list. */
export const Now = ({ text, deeds }: { readonly text: string; readonly deeds: readonly Possible[] }) => (
  <section class="reminder-now">
    <h3>{t('reminder-now')}</h3>
    {text !== '' && <p>{text}</p>}
    {deeds.length > 0 && (
      <ul>
        {deeds.map(({ sign, name, text: how, can }) => (
          <Entry key={name} sign={sign} name={name} text={how} off={!can} />
        ))}
      </ul>
    )}
  </section>
);

interface EntryProps {
  readonly sign: string;
  readonly name: ComponentChildren;
  readonly text: string;
  readonly off?: boolean;
}

/** A line of the sheet: picture, name, explanation. */
export const Entry = ({ sign, name, text, off = false }: EntryProps) => (
  <li class={`entry ${off ? 'off' : ''}`}>
    <Sign id={sign} />
    <p>
      <b>{name}</b> {text}
    </p>
  </li>
);
