// The lobby of a table: invitation, seats, options, chat.
import { Icon } from '../../art/icon';
import { usePart } from '../../games/registry';
import { useGames } from '../../games/specs';
import type { GameSpec } from '../../net/game-spec';
import type { LiveTable } from '../../net/live-table';
import type { TableInfo } from '../../net/protocol';
import { KnockBanners } from '../../social/admission-banners';
import { ChatPanel } from '../../social/chat-panel';
import { People } from '../../social/people';
import { SoundSwitch } from '../../social/sound-switch';
import { Standings } from '../../social/standings';
import { ErrorToast } from '../../ui/error-toast';
import { OtherPlaces } from '../../ui/move-seat';
import { useOnce, useSettled } from '../../ui/press-timing';
import { DoorSetting, ShareCode } from '../../ui/share';
import { Top } from '../../ui/top-bar';
import { t } from '../../words/fluent';
import { GameSwitch } from './game-switch';
import { GuestWelcome } from './guest-welcome';
import { HouseRules } from './house-rules';
import { Seats } from './seats';
import { WhoBegins } from './who-begins';

interface LobbyProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
}

function Invitation({ table, info }: LobbyProps) {
  return (
    <section class="ticket sheet" aria-label={t('invitation')}>
      <p class="ticket-top">{t('invitation')}</p>
      <h2 class="ticket-code">{info.code}</h2>
      <ShareCode table={table} info={info} />
      <DoorSetting table={table} info={info} />
    </section>
  );
}

function Start({ table, info, spec }: LobbyProps & { readonly spec: GameSpec | null }) {
  const host = table.you.value?.host ?? false;
  const open = info.seats.flatMap((seat, index) => (seat.kind === 'open' ? [index] : []));
  const begin = useOnce(() => table.send({ type: 'start' }));
  const ready = useSettled(open.length === 0); // the button grows to where another one was just pressed
  if (!host) return <p class="wait-host">{t('wait-host')}</p>;
  return (
    <div class="start">
      {open.length > 0 && spec !== null && (
        <button
          type="button"
          class="btn"
          onClick={() => open.forEach((seat) => table.send({ type: 'bot', seat, level: spec.usual_bot }))}
        >
          <Icon id="robot" />
          {t('fill-with-bots', { count: open.length })}
        </button>
      )}
      <button type="button" class="btn go big" disabled={!ready} onClick={begin}>
        {open.length > 0 ? t('start-not-yet', { count: open.length }) : t('start')}
      </button>
    </div>
  );
}

export function Lobby({ table, info }: LobbyProps) {
  const specs = useGames() ?? [];
  const spec = specs.find((each) => each.name === info.game) ?? null;
  const parts = usePart(info.game, 'lobby');
  return (
    <div class="page lobby-page">
      <Top what={<b>{t(`${info.game}-title`)}</b>}>
        <a class="plain hide" href={`/how/${info.game}`} target="_blank">
          {t('how-title')}
        </a>
        <SoundSwitch />
      </Top>
      <main class={`lobby ${info.game}`}>
        <h1 class="vh">{t('lobby-title', { game: t(`${info.game}-title`), code: info.code })}</h1>
        <GuestWelcome table={table} info={info} />
        <div class="lobby-left">
          <Invitation table={table} info={info} />
          <OtherPlaces table={table} />
          <div class="lobby-talk">
            <h2 class="rail-h">{t('talk')}</h2>
            <ChatPanel table={table} />
          </div>
        </div>
        <div class="lobby-mid">
          {info.knocking.length > 0 && (
            <aside class="banners">
              <KnockBanners table={table} info={info} />
            </aside>
          )}
          <GameSwitch table={table} info={info} specs={specs} />
          <Seats table={table} info={info} spec={spec} />
          <Start table={table} info={info} spec={spec} />
          {parts !== null && <WhoBegins table={table} info={info} />}
          {info.people.length > 1 && (
            <section class="lobby-people" aria-label={t('people')}>
              <h2 class="rail-h">{t('people')}</h2>
              <People table={table} info={info} />
            </section>
          )}
          {info.evening.games.length > 0 && (
            <div class="lobby-standings sheet">
              <Standings info={info} />
            </div>
          )}
          {parts?.Side && <parts.Side info={info} />}
        </div>
        {spec !== null && parts !== null && (
          <HouseRules key={info.game} table={table} info={info} spec={spec} widgets={parts?.widgets ?? {}} />
        )}
      </main>
      <ErrorToast table={table} />
    </div>
  );
}
