import type { Call } from '../../client/caller';
import { isLocale } from '../../contract/locales';
import type { Tenant } from '../../contract/tenant';

/** What shoppers of a language are offered, look for and do not find; in the shop's own where the address names none. */
export async function loadKeywords(
  call: Call,
  { language: asked }: Record<string, string | undefined>,
  { defaultLanguage, supportedLanguages }: Pick<Tenant, 'defaultLanguage' | 'supportedLanguages'>,
) {
  const language = isLocale(asked) && supportedLanguages.includes(asked) ? asked : defaultLanguage;
  const [keywords, words, nothing] = await Promise.all([
    call('GET /operator/hot-keywords', { query: { language } }),
    call('GET /operator/search-words', { query: { language } }),
    call('GET /operator/search-words', { query: { language, nothing: '1' } }),
  ]);
  return { keywords, words: words.items, nothing: nothing.items };
}
