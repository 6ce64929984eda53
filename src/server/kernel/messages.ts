import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, ownLanguages, type Locale } from '../../contract/locales';

interface Tree {
  [key: string]: string | Tree;
}
type FindText = (locale: Locale, key: string, values?: Record<string, string>) => string | undefined;

/** Looks texts up in a file a language; one without the file has none of its own. */
export function textsIn(fileOf: (locale: Locale) => string): FindText {
  const loaded = new Map<Locale, Tree>();
  const treeOf = (locale: Locale): Tree => {
    const tree = loaded.get(locale) ?? read(fileOf(locale));
    loaded.set(locale, tree);
    return tree;
  };
  return (locale, key, values = {}) => {
    for (const candidate of [...ownLanguages(locale), DEFAULT_LOCALE]) {
      const found = textAt(treeOf(candidate), key);
      if (found) return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
    }
    return undefined;
  };
}

/**
 * The text under a dotted key of `public/locales/<locale>/common.json`, with `{{name}}` filled in: the server speaks
 * with the same sentences as the pages. Where a language lacks it, the nearest one's, English, or nothing.
 */
export const findMessage = textsIn((locale) => join('public', 'locales', locale, 'common.json'));

function textAt(tree: Tree, key: string): string | undefined {
  let at: string | Tree | undefined = tree;
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function read(file: string): Tree {
  try {
    return JSON.parse(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8')) as Tree;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
}
