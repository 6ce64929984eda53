import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MARK = join('.next', 'sampan-sources');
const SOURCES = [
  'src',
  'next.config.js',
  'next-i18next.config.js',
  'package-lock.json',
  'tsconfig.json',
  'postcss.config.mjs',
];

/** Read by a server that runs; browsers keep them under the name of the build. */
const TEXTS = join('public', 'locales');

/** Whether `.next` was built from the sources as they are. */
export async function buildIsFresh(root: string): Promise<boolean> {
  const mark = await readFile(join(root, MARK), 'utf8').catch(() => undefined);
  return mark !== undefined && mark === (await hashSources(root));
}

/** For the last moment of a process, which waits for nothing. */
export const markBuild = (root: string, hash: string) => writeFileSync(join(root, MARK), hash);

/** The name of a build: the same wherever these sources are built. */
export const buildIdOf = async (root: string): Promise<string> =>
  (await hashSources(root, [...SOURCES, TEXTS])).slice(0, 20);

export async function hashSources(root: string, paths = SOURCES): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) await addTo(hash, root, path);
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, root: string, path: string): Promise<void> {
  const file = join(root, path);
  const facts = await stat(file).catch(() => undefined);
  if (!facts) return;
  if (!facts.isDirectory()) {
    hash.update(path).update(await readFile(file));
    return;
  }
  for (const name of (await readdir(file)).sort()) await addTo(hash, root, join(path, name));
}
