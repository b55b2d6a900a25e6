// Continues the game from this position: the user takes a seat, bots the others.
import { useEffect, useState } from 'preact/hooks';
import { fetchGameSpecs } from '../../net/api';
import { useEntering } from '../../net/enter-table';
import type { GameSpec } from '../../net/game-spec';
import { nickname } from '../../net/nickname';
import { waiting } from '../../ui/busy-button';
import { Dialog } from '../../ui/dialog';
import { SeatSign } from '../../ui/seat-sign';
import { t } from '../../words/fluent';
import type { ReplayPlayer } from './player';

export function PlayOnDialog({ player, onClose }: { readonly player: ReplayPlayer; readonly onClose: () => void }) {
  const viewpoint = player.viewpoint.value;
  const [seat, setSeat] = useState(typeof viewpoint === 'number' ? viewpoint : (player.asked.value ?? 0));
  const [spec, setSpec] = useState<GameSpec | null>(null);
  const [picked, setLevel] = useState<string | null>(null);
  const level = picked ?? spec?.usual_bot;
  useEffect(() => {
    void fetchGameSpecs().then((specs) => setSpec(specs.find(({ name }) => name === player.game) ?? null));
  }, [player]);
  const { busy, trouble, enter } = useEntering();
  return (
    <Dialog title={t('play-on')} class="play-on-dialog" onClose={onClose}>
      <h2>{t('play-on')}</h2>
      {player.asked.value === null ? (
        <p>{t('play-on-over')}</p>
      ) : (
        <>
          <p>{t('play-on-text')}</p>
          <fieldset>
            <legend>{t('play-on-seat')}</legend>
            {player.names.map((name, each) => (
              <button
                key={each}
                type="button"
                class="pick-seat"
                aria-pressed={seat === each}
                onClick={() => setSeat(each)}
              >
                <SeatSign seat={each} name={name} />
                {name}
              </button>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t('play-on-bots')}</legend>
            {spec?.difficulties.map((each) => (
              <button
                key={each}
                type="button"
                class="pick-seat"
                aria-pressed={level === each}
                onClick={() => setLevel(each)}
              >
                {t('bot-level', { level: each })}
              </button>
            ))}
          </fieldset>
        </>
      )}
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="menu-row">
        <button type="button" class="btn small" onClick={onClose}>
          {t('close')}
        </button>
        {player.asked.value !== null && (
          <button
            type="button"
            class="btn small go"
            {...waiting(busy)}
            onClick={() => void enter(() => player.playOn(seat, nickname(), level))}
          >
            {t('play-on-go')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
