import i18next, { type i18n } from 'i18next';
import type { SSRConfig } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { publicEnv } from '../client/env';
import { TextsContext } from '../client/use-translation';
import { DEFAULT_LOCALE } from '../contract/locales';
import nextI18NextConfig from '../../next-i18next.config.js';

/** @param own by which words of its shop they are said, where it has any */
type Texts = NonNullable<SSRConfig['_nextI18Next']> & { own?: string };

/**
 * The texts of the page, one complete language, as the server sent them. What `appWithTranslation` of next-i18next does
 * for several languages and any configuration, with a fifth of its code in each first view.
 */
export function TextsProvider({ texts, children }: { texts: Texts | undefined; children: ReactNode }) {
  const language = texts?.initialLocale ?? DEFAULT_LOCALE;
  const instance = textsIn(texts?.userConfig?.i18n.defaultLocale ?? language, language, texts?.own);
  bring(instance, texts);
  return <TextsContext value={instance}>{children}</TextsContext>;
}

/** The server hands the same words to page after page; to look through them each time is a tenth of a small page. */
const brought = new WeakMap<i18n, WeakSet<object>>();

/** A page brings the texts that it asks for, which those before it may have had no use for. */
function bring(instance: i18n, texts: Texts | undefined) {
  if (!texts) return;
  const there = brought.get(instance) ?? new WeakSet<object>();
  brought.set(instance, there);
  const language = texts.initialLocale;
  const namespaces: Record<string, object> = texts.initialI18nStore[language] ?? {};
  for (const [name, words] of Object.entries(namespaces)) {
    if (there.has(words)) continue;
    there.add(words);
    instance.addResourceBundle(language, name, words, true);
  }
}

const known = new Map<string, i18n>();

/** So many shops with words of their own a server keeps texts of at once. */
const OWN_MOST = 100;
const knownOwn = new Map<string, i18n>();

/**
 * A wording of a language is set up once, and keeps what pages have brought. It is every shop's alike but for those with
 * words of their own; a browser is at one shop, and stays with what its document began with.
 */
function textsIn(wording: string, language: string, own?: string): i18n {
  const isBrowser = typeof window !== 'undefined';
  // files change under a developer's hands: there each document is written with a set of its own
  if (publicEnv.isDevelopment && !isBrowser) return createTexts(language);
  const isOwn = own !== undefined && !isBrowser;
  const [kept, name] = isOwn ? [knownOwn, `${wording} ${own}`] : [known, wording];
  const texts = kept.get(name) ?? createTexts(language);
  // the one that was asked for longest ago is the first to go
  if (isOwn) kept.delete(name);
  kept.set(name, texts);
  const [oldest] = knownOwn.keys();
  if (oldest !== undefined && knownOwn.size > OWN_MOST) knownOwn.delete(oldest);
  return texts;
}

function createTexts(language: string): i18n {
  const { defaultNS, fallbackLng, interpolation } = nextI18NextConfig;
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: {},
    defaultNS,
    fallbackLng,
    interpolation,
    load: 'currentOnly',
    initAsync: false,
    // said aloud, so that no test overlooks a page that was sent too little
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => console.error(`no text for ${namespace}:${key}`),
  });
  return instance;
}
