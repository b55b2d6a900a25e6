// The screen between two players of a shared device. It shows no secret, and the page holds none while it is shown.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, Sign } from '../art/icon';
import type { Device, Player } from '../net/device';
import { ErrorToast } from '../ui/error-toast';
import { SeatSign } from '../ui/seat-sign';
import { Top } from '../ui/top-bar';
import { t } from '../words/fluent';

interface PassProps {
  readonly device: Device;
  readonly player: Player;
  readonly onLook: () => void;
}

/**
 * The button is disabled for this long, so that a double click on the last button does not uncover the next player's
 * cards.
 */
const DEAD_TIME = 500;

export function PassScreen({ device, player, onLook }: PassProps) {
  const [ready, setReady] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opening = device.uncovered.value !== null;
  useLayoutEffect(() => {
    setReady(false);
    const timer = setTimeout(() => {
      setReady(true);
      button.current?.focus();
    }, DEAD_TIME);
    return () => clearTimeout(timer);
  }, [player.token]);
  useEffect(() => {
    document.title = `${t('device-pass', { name: player.name })} · Deadpan`;
    return () => {
      document.title = 'Deadpan';
    };
  }, [player.name]);
  return (
    <div class="page pass-page">
      <Top what={<b>{device.code}</b>} />
      <main class="pass">
        <div class="pass-card sheet" role="status">
          <Icon id="mark" class="pass-face" />
          <SeatSign seat={player.seat} name={player.name} />
          <h1>{t('device-pass', { name: player.name })}</h1>
          <p>{t('device-pass-small')}</p>
        </div>
        <button
          ref={button}
          type="button"
          class="btn go big"
          aria-disabled={!ready || opening}
          onClick={() => {
            if (ready && !opening) device.uncover(player.token);
          }}
        >
          <Sign id="eye" />
          {t(opening ? 'device-opening' : 'device-uncover', { name: player.name })} {!opening && <kbd>Enter</kbd>}
        </button>
        <button type="button" class="btn ghost small" onClick={onLook}>
          <Sign id="table" />
          {t('device-look')}
        </button>
      </main>
      <ErrorToast table={device.table.value} />
    </div>
  );
}
