import i18next, { type i18n } from 'i18next';
import type { SSRConfig } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { publicEnv } from '../client/env';
import { TextsContext } from '../client/use-translation';
import { DEFAULT_LOCALE } from '../contract/locales';
import nextI18NextConfig from '../../next-i18next.config.js';

type Texts = NonNullable<SSRConfig['_nextI18Next']>;

/**
 * The texts of the page, one complete language, as the server sent them. What `appWithTranslation` of next-i18next does
 * for several languages and any configuration, with a fifth of its code in each first view.
 */
export function TextsProvider({ texts, children }: { texts: Texts | undefined; children: ReactNode }) {
  const language = texts?.initialLocale ?? DEFAULT_LOCALE;
  const instance = textsIn(texts?.userConfig?.i18n.defaultLocale ?? language, language);
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

/** Texts are every shop's alike: a wording of a language is set up once, and keeps what pages have brought. */
function textsIn(wording: string, language: string): i18n {
  // files change under a developer's hands: there each document is written with a set of its own
  const isKept = !publicEnv.isDevelopment || typeof window !== 'undefined';
  const texts = isKept ? known.get(wording) : undefined;
  if (texts) return texts;
  const created = createTexts(language);
  known.set(wording, created);
  return created;
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
