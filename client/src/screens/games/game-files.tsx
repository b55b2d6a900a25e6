// Export and import of the list of games, as one file.
import { useRef, useState } from 'preact/hooks';
import { BadFile, MOST_BYTES, readGames, writeGames } from '../../net/games-file';
import { addGames, type KeptGame } from '../../net/kept-games';
import { t } from '../../words/fluent';

const NAME = 'deadpan-games.json';

function download(games: readonly KeptGame[]): void {
  const address = URL.createObjectURL(new Blob([writeGames(games)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: NAME }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Adds the games of a file; returns the sentence about it. */
async function add(file: File): Promise<string> {
  try {
    if (file.size > MOST_BYTES) throw new BadFile('too-long');
    return t('import-added', { count: addGames(readGames(await file.text())) });
  } catch (error) {
    return error instanceof BadFile ? t(`import-${error.code}`, error.data) : t('import-not-games');
  }
}

interface GameFilesProps {
  readonly games: readonly KeptGame[];
  readonly onAdded: () => void;
}

export function GameFiles({ games, onAdded }: GameFilesProps) {
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <section class="kept-files" aria-label={t('kept-file')}>
      <p>{t('kept-file-small')}</p>
      <button type="button" class="btn small" disabled={games.length === 0} onClick={() => download(games)}>
        {t('export')}
      </button>
      <button type="button" class="btn small" onClick={() => field.current?.click()}>
        {t('import')}
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label={t('import')}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file === undefined) return;
          void add(file).then((sentence) => {
            setSaid(sentence);
            onAdded();
          });
        }}
      />
      <p role="status">{said}</p>
    </section>
  );
}
