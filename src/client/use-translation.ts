import type { i18n, TFunction, TOptions } from 'i18next';
import { createContext, useContext } from 'react';

/** The texts of the page's one language, as `shell/texts-provider.tsx` sets them up. */
export const TextsContext = createContext<i18n | undefined>(undefined);

type Namespaces = string | readonly string[];

/**
 * The `t` of i18next for one namespace or several, `common` without one; throws outside of the provider. What
 * `useTranslation` of react-i18next is without waiting for texts and following a language that changes: a page comes
 * with its texts, and another language is another document. The same `t` at every call, so effects may depend on it.
 */
export function useTranslation(namespaces: Namespaces = 'common'): { t: TFunction } {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTranslation stands outside of the texts');
  return { t: fixedT(texts, namespaces) };
}

const known = new WeakMap<i18n, Map<string, TFunction>>();

function fixedT(texts: i18n, namespaces: Namespaces): TFunction {
  const ofTexts = known.get(texts) ?? new Map<string, TFunction>();
  known.set(texts, ofTexts);
  const name = typeof namespaces === 'string' ? namespaces : namespaces.join();
  const t = ofTexts.get(name) ?? remembering(texts.getFixedT(null, namespaces));
  ofTexts.set(name, t);
  return t;
}

/** A text without numbers or names in it is looked up once: a list of products asks for the same few on each card. */
function remembering(t: TFunction): TFunction {
  const found = new Map<string, string>();
  const remember = (key: string, options?: TOptions): string => {
    if (options !== undefined) return t(key, options);
    const text = found.get(key) ?? t(key);
    // what is not there yet may come with the next page
    if (text !== key) found.set(key, text);
    return text;
  };
  return remember as TFunction;
}
