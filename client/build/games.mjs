// The games of this checkout that have TypeScript to build: those with a folder `client`.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../games/', import.meta.url));

/** The source folder of each game, and the folder of its package that the build writes to. */
export const games = readdirSync(root)
  .filter((folder) => existsSync(`${root}${folder}/client/index.tsx`))
  .map((folder) => ({
    name: folder.replaceAll('_', '-'),
    client: `${root}${folder}/client/`,
    built: `${root}${folder}/src/deadpan_${folder}/web/`,
  }));
