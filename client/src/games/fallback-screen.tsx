// Replaces a game's screen that is missing or does not work.
import { t } from '../words/fluent';
import type { GameProps, GameScreen } from './screen';

/** A screen that shows only this message. */
export const fallbackScreen =
  (message: string): GameScreen =>
  ({ frame: Frame }: GameProps) => (
    <Frame what="" tabs={[]} tab="" onTab={() => undefined}>
      <main class="game-missing sheet">
        <p role="alert">{t(message)}</p>
      </main>
    </Frame>
  );
