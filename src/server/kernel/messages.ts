import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, ownLanguages, type Locale } from '../../contract/locales';

interface Tree {
  [key: string]: string | Tree;
}
const loaded = new Map<Locale, Tree>();

/**
 * The text under a dotted key of `public/locales/<locale>/common.json`, with `{{name}}` filled in: the server speaks
 * with the same sentences as the pages. Where a language lacks it, the nearest one's, English, or nothing.
 */
export function findMessage(locale: Locale, key: string, values: Record<string, string> = {}): string | undefined {
  for (const candidate of [...ownLanguages(locale), DEFAULT_LOCALE]) {
    const found = textAt(messagesOf(candidate), key);
    if (found) return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
  }
  return undefined;
}

function textAt(tree: Tree, key: string): string | undefined {
  let at: string | Tree | undefined = tree;
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function messagesOf(locale: Locale): Tree {
  const known = loaded.get(locale);
  if (known) return known;
  let read: Tree = {};
  try {
    const file = readFileSync(join(process.cwd(), 'public', 'locales', locale, 'common.json'), 'utf8');
    read = JSON.parse(file) as Tree;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  loaded.set(locale, read);
  return read;
}
