// The games of this checkout whose screens are built here: those with a folder `client`.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../games/', import.meta.url));

/** Where the TypeScript of each game is, and where its package wants what is built of it. */
export const games = readdirSync(root)
  .filter((folder) => existsSync(`${root}${folder}/client/index.tsx`))
  .map((folder) => ({
    name: folder.replaceAll('_', '-'),
    client: `${root}${folder}/client/`,
    built: `${root}${folder}/src/deadpan_${folder}/web/`,
  }));
