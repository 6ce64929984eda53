import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, intlTag, ownLanguages, type Locale } from '../../contract/locales';

/** Whose texts a shop may say otherwise: those of its shoppers. */
const NAMESPACES = [
  ...(['common', 'homepage', 'auth', 'product', 'cart', 'my'] as const),
  ...(['purchase', 'payment', 'transit', 'proxyshipping', 'account'] as const),
];
/** What the server says itself, in mails and news. */
const OF_SERVER = new Set(['common:mail', 'common:notifications']);

type Tree = { [key: string]: string | Tree };
/** A text by the forms of a number that it has; without any, one of the empty name. */
export type TextForms = Record<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const known = new Map<Locale, ReadonlyMap<string, TextForms>>();

/** Every text of the shop's pages as it is shipped, by `namespace:key`, with all forms that the language has. */
export function shippedTexts(locale: Locale): ReadonlyMap<string, TextForms> {
  const read = known.get(locale) ?? readTexts(locale);
  known.set(locale, read);
  return read;
}

function readTexts(locale: Locale): ReadonlyMap<string, TextForms> {
  const languages = [DEFAULT_LOCALE, ...ownLanguages(locale).reverse()];
  const { pluralCategories } = new Intl.PluralRules(intlTag(locale)).resolvedOptions();
  const found = new Map<string, TextForms>();
  for (const namespace of NAMESPACES) {
    const flat = new Map<string, string>();
    for (const language of languages) flatten(read(language, namespace), `${namespace}:`, flat);
    for (const [key, text] of flat) {
      const base = key.replace(PLURAL, '');
      const other = flat.get(`${base}_other`);
      if (!PLURAL.test(key) || other === undefined) found.set(key, { '': text });
      else if (!found.has(base))
        found.set(
          base,
          Object.fromEntries(pluralCategories.map((form) => [form, flat.get(`${base}_${form}`) ?? other])),
        );
    }
  }
  return found;
}

function flatten(tree: Tree, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(tree)) {
    const name = prefix + key;
    if (typeof value === 'string') into.set(name, value);
    else if (!OF_SERVER.has(name)) flatten(value, `${name}.`, into);
  }
}

function read(locale: Locale, namespace: string): Tree {
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'locales', locale, `${namespace}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Tree;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
}
