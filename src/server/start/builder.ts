import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderLockedError, lockFolder } from '../db/folder-lock';
import { nameBuild, setMode } from '../env';
import { splitPageList } from './page-list';
import { arePagesServed } from './served-pages';
import { buildIdOf, buildIsFresh, hashSources, markBuild } from './sources';

const LOOK_AGAIN_MS = 250;

/**
 * `npm run build`, and what `npm start` does first. Builds in this very process, which has the lock as long as it lives: a builder that is killed leaves none behind, and
 * nobody builds without it. It ends with the process that wanted the pages.
 */
async function main(root: string): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  // what Next makes of these would look like the end of a build
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  await takeTurn(root);
  if (await buildIsFresh(root)) {
    console.log('The pages are built already.');
    process.exit(0);
  }
  // it would find neither its pages nor its scripts any more
  if (await arePagesServed(root))
    throw new Error('A running server serves older pages from this folder: stop it first, or build in another folder.');
  setMode('production');
  nameBuild(await buildIdOf(root));
  // as they are now: what is changed meanwhile is not in these pages
  const hash = await hashSources(root);
  process.once('exit', (code) => {
    if (code !== 0) return;
    splitPageList(root);
    markBuild(root, hash);
  });
  // its own processes need no compiler of ours
  process.execArgv = [];
  process.argv = [process.execPath, 'next', 'build'];
  createRequire(join(root, 'package.json'))('next/dist/bin/next');
}

async function takeTurn(root: string): Promise<void> {
  for (;;) {
    try {
      // beside what a build throws away
      await lockFolder(join(root, '.next', 'cache', 'sampan-build'));
      return;
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await wait(LOOK_AGAIN_MS);
    }
  }
}

main(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
