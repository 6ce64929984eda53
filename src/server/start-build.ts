import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
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

/** Whether `.next` was built from the sources as they are. */
export async function buildIsFresh(): Promise<boolean> {
  const mark = await readFile(MARK, 'utf8').catch(() => undefined);
  return mark !== undefined && mark === (await hashSources());
}

export const markBuild = async () => writeFile(MARK, await hashSources());

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of SOURCES) await addTo(hash, path);
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts) return;
  if (!facts.isDirectory()) {
    hash.update(path).update(await readFile(path));
    return;
  }
  for (const name of (await readdir(path)).sort()) await addTo(hash, join(path, name));
}
