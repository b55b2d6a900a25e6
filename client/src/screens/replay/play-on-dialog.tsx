// Play on from here: the same game, oneself in a seat and bots in the others.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../net/api';
import { useEntering } from '../../net/enter-table';
import { nickname } from '../../net/nickname';
import type { GameSpec } from '../../net/protocol';
import { Dialog } from '../../ui/dialog';
import { SeatSign } from '../../ui/seat-sign';
import { waiting } from '../../ui/busy-button';
import { t } from '../../words/fluent';
import type { Reel } from './player';

export function PlayOnDialog({ reel, onClose }: { readonly reel: Reel; readonly onClose: () => void }) {
  const eye = reel.eye.value;
  const [seat, setSeat] = useState(typeof eye === 'number' ? eye : (reel.asked.value ?? 0));
  const [spec, setSpec] = useState<GameSpec | null>(null);
  const [picked, setLevel] = useState<string | null>(null);
  const level = picked ?? spec?.usual_bot;
  useEffect(() => { void games().then((specs) => setSpec(specs.find(({ name }) => name === reel.game) ?? null)); }, [reel]);
  const { busy, trouble, enter } = useEntering();
  return (
    <Dialog title={t('play-on')} class="play-on-dialog" onClose={onClose}>
      <h2>{t('play-on')}</h2>
      {reel.asked.value === null ? <p>{t('play-on-over')}</p> : (
        <>
          <p>{t('play-on-text')}</p>
          <fieldset>
            <legend>{t('play-on-seat')}</legend>
            {reel.names.map((name, each) => (
              <button key={each} type="button" class="pick-seat" aria-pressed={seat === each} onClick={() => setSeat(each)}><SeatSign seat={each} name={name} />{name}</button>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t('play-on-bots')}</legend>
            {spec?.difficulties.map((each) => (
              <button key={each} type="button" class="pick-seat" aria-pressed={level === each} onClick={() => setLevel(each)}>{t('bot-level', { level: each })}</button>
            ))}
          </fieldset>
        </>
      )}
      {trouble !== null && <p class="trouble" role="alert">{trouble}</p>}
      <div class="menu-row">
        <button type="button" class="btn small" onClick={onClose}>{t('close')}</button>
        {reel.asked.value !== null && <button type="button" class="btn small go" {...waiting(busy)} onClick={() => void enter(() => reel.playOn(seat, nickname(), level))}>{t('play-on-go')}</button>}
      </div>
    </Dialog>
  );
}
