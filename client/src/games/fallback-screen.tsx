// What stands in the place of a game's screen where there is none that works.
import { t } from '../words/fluent';
import type { GameProps, GameScreen } from './screen';

/** A screen that says this. */
export const fallbackScreen =
  (message: string): GameScreen =>
  ({ frame: Frame }: GameProps) => (
    <Frame what="" tabs={[]} tab="" onTab={() => undefined}>
      <main class="game-missing sheet">
        <p role="alert">{t(message)}</p>
      </main>
    </Frame>
  );
