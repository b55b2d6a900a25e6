// The banner above the game on a shared device: which player's cards are uncovered, or that none are.
import { Sign } from '../art/icon';
import type { Device } from '../net/device';
import { Banner } from '../social/banner';
import { SeatSign } from '../ui/seat-sign';
import { t } from '../words/fluent';

export function DeviceBanner({ device }: { readonly device: Device }) {
  if (device.table.value.info.value?.phase !== 'playing') return null;
  const open = device.players.value.find(({ token }) => token === device.uncovered.value);
  if (open !== undefined) {
    return (
      <div class="banners">
        <Banner kind="device" sign="eye" text={<b>{t('device-open', { name: open.name })}</b>}>
          <button type="button" class="btn small go" onClick={device.cover}>
            <Sign id="cover" />
            {t('cover')} <kbd>C</kbd>
          </button>
        </Banner>
      </div>
    );
  }
  return (
    <div class="banners">
      <Banner
        kind="device closed"
        sign="cover"
        text={
          <>
            <b>{t('device-covered')}</b> <span>{t('device-covered-small')}</span>
          </>
        }
      >
        {device.players.value.map(({ token, seat, name }) => (
          <button
            key={token}
            type="button"
            class={`btn small ${device.asked.value?.token === token ? 'go' : ''}`}
            aria-label={t('device-uncover', { name })}
            onClick={() => device.uncover(token)}
          >
            <SeatSign seat={seat} name={name} />
            {name}
          </button>
        ))}
      </Banner>
    </div>
  );
}
