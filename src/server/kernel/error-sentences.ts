import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCode } from '../../contract/errors';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales';

const loaded = new Map<Locale, Record<string, string>>();

/** `errors.<CODE>` of `public/locales/<locale>/common.json`: the server speaks with the same sentences as the pages. */
export function errorSentence(code: ErrorCode, locale: Locale): string {
  return sentences(locale)[code] ?? sentences(DEFAULT_LOCALE)[code] ?? code;
}

function sentences(locale: Locale): Record<string, string> {
  const known = loaded.get(locale);
  if (known) return known;
  let read: Record<string, string> = {};
  try {
    const file = readFileSync(join(process.cwd(), 'public', 'locales', locale, 'common.json'), 'utf8');
    read = (JSON.parse(file) as { errors?: Record<string, string> }).errors ?? {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  loaded.set(locale, read);
  return read;
}
