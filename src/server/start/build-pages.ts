import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildIsFresh } from './sources';

type Say = (line: string) => void;

const BUILDER = fileURLToPath(new URL('builder.ts', import.meta.url));

/**
 * Builds the pages where the sources changed. Of processes that start at once one builds, the others wait for it and
 * find it done. @param stopped ends the build @param root the project @throws Error where there are no pages then
 */
export async function buildPages(say: Say, stopped: AbortSignal, root = process.cwd()): Promise<void> {
  if (await buildIsFresh(root)) return say('Pages: built already');
  say('Pages: building (about a minute), or waiting for the process that does …');
  const child = fork(BUILDER, {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // a first start tells the demo's past meanwhile, on one processor; a build takes whatever else there is
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const end = () => child.kill();
  stopped.addEventListener('abort', end);
  // where the database will not open, the build has nothing to be for
  process.once('exit', end);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  process.off('exit', end);
  if (code !== 0) throw new Error('The pages could not be built; `npm run build` shows why.');
  say('Pages: built');
}
