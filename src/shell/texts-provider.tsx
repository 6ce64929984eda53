import i18next from 'i18next';
import type { SSRConfig } from 'next-i18next/pages';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE } from '../contract/locales';
import nextI18NextConfig from '../../next-i18next.config.js';

type Texts = NonNullable<SSRConfig['_nextI18Next']>;

/**
 * The texts of the page, one complete language, as the server sent them. What `appWithTranslation` of next-i18next does
 * for several languages and any configuration, with a fifth of its code in each first view.
 */
export function TextsProvider({ texts, children }: { texts: Texts | undefined; children: ReactNode }) {
  const language = texts?.initialLocale ?? DEFAULT_LOCALE;
  const i18n = useMemo(() => createTexts(language), [language]);
  // a page brings the namespaces that those before it had no use for
  for (const [namespace, words] of Object.entries(texts?.initialI18nStore[language] ?? {}))
    if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, words);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

function createTexts(language: string) {
  const { defaultNS, fallbackLng, interpolation } = nextI18NextConfig;
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: {},
    defaultNS,
    fallbackLng,
    interpolation,
    load: 'currentOnly',
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}
