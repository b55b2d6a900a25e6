// The card of a game on the home page: the game's own, or the default one.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import { wrapComponent } from '../games/component-wrapper';
import type { PosterProps as GivenProps, Poster } from '../games/module';
import type { InstalledGame } from '../games/registry';
import { addStyles, isStyled } from '../games/style-sheets';
import type { GameSpec } from '../net/game-spec';
import { rememberLevel, startingLevel } from '../ui/bot-level';
import { waiting } from '../ui/busy-button';
import { knows, t } from '../words/fluent';

interface PosterProps {
  readonly game: InstalledGame;
  readonly busy: boolean;
  /** Plays against bots of this level. */
  readonly onPlay: (level: string) => void;
  readonly onMake: () => void;
}
interface ActionsProps extends PosterProps {
  readonly facts: string;
}

const Actions = ({ game: { spec, module }, busy, onPlay, onMake, facts }: ActionsProps) => {
  const { name } = spec;
  const title = t(`${name}-title`);
  const [level, setLevel] = useState(() => startingLevel(spec));
  return (
    <div class="cta">
      <div class="facts-row">
        <span class="facts">{facts}</span>
        {spec.difficulties.length > 1 && (
          <select
            class="level"
            aria-label={`${t('bot-strength')}: ${title}`}
            value={level}
            onChange={({ currentTarget: { value } }) => {
              setLevel(value);
              rememberLevel(name, value);
            }}
          >
            {spec.difficulties.map((each) => (
              <option key={each} value={each}>
                {t('bot-level', { level: each })}
              </option>
            ))}
          </select>
        )}
      </div>
      <button
        type="button"
        class="btn go"
        {...waiting(busy)}
        aria-label={`${t('play-now')}: ${title}`}
        onClick={() => onPlay(level)}
      >
        {t('play-now')}
      </button>
      <button
        type="button"
        class="btn ghost"
        {...waiting(busy)}
        aria-label={`${t('make-table')}: ${title}`}
        onClick={onMake}
      >
        {t('make-table')}
      </button>
      {spec.has_lesson && module.first !== undefined && (
        <a class="first-link" href={`/first/${name}`} aria-label={`${t('first-invitation')}: ${title}`}>
          {t('first-invitation')}
        </a>
      )}
    </div>
  );
};

/** The number of players: `2 to 4 players`. */
function playersOf({ players }: GameSpec): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return t('plain-facts', { least, most, same: least === most ? 'yes' : 'no' });
}

/** The default card. */
const PlainPoster = ({
  spec: { name, accent, icon },
  actions,
}: {
  readonly spec: GameSpec;
  readonly actions: ComponentChildren;
}) => (
  <article class="poster plain-poster" style={{ '--accent': accent }}>
    <h2>{t(`${name}-title`)}</h2>
    {knows(`${name}-pitch`) && <p class="sub">{t(`${name}-pitch`)}</p>}
    {icon === null ? <Icon id="mark" class="plain-face" /> : <img class="plain-face own" src={icon} alt="" />}
    {actions}
  </article>
);

/** Whether the style sheet of a poster is loaded. */
function useStyle(poster: Poster | undefined): boolean {
  const [styled, setStyled] = useState(() => isStyled(poster?.styles));
  useEffect(() => {
    void addStyles(poster?.styles).then(() => setStyled(true));
  }, [poster]);
  return styled;
}

export function GamePoster(props: PosterProps) {
  const { spec, module } = props.game;
  const { poster } = module;
  const actions = (facts: string) => <Actions {...props} facts={facts} />;
  const Plain = useMemo(
    () => (given: GivenProps) => <PlainPoster spec={spec} actions={given.actions(playersOf(spec))} />,
    [spec],
  );
  const Own = useMemo(() => (poster === undefined ? Plain : wrapComponent(module, poster.component, Plain)), [module]);
  if (!useStyle(poster)) return null;
  return <Own actions={actions} />;
}
