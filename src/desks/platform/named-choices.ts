import { useHydrated } from '../../client/use-hydrated';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { COUNTRY_CODES } from '../../contract/country-codes';

/** Countries and currencies to be chosen, by what the reader's language calls them, in its order. */
export function useNamedChoices() {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  // a browser knows currencies that a server does not, and calls them otherwise
  const isHydrated = useHydrated();
  const tag = intlTag(locale);
  const named = (
    type: 'region' | 'currency',
    codes: readonly string[],
    wordOf: (name: string, code: string) => string,
  ) => {
    const names = new Intl.DisplayNames([tag, 'en'], { type, fallback: 'code' });
    const all = codes.map((code) => ({ value: code, label: wordOf(names.of(code.toUpperCase()) ?? code, code) }));
    return all.toSorted((a, b) => a.label.localeCompare(b.label, tag));
  };
  const none = (label: string) => ({ value: '', label });
  return {
    country: [none(t('settings.chooseCountry')), ...(isHydrated ? named('region', COUNTRY_CODES, (name) => name) : [])],
    currency: [
      none(t('platform.chooseCurrency')),
      ...(isHydrated ? named('currency', Intl.supportedValuesOf('currency'), (name, code) => `${name} (${code})`) : []),
    ],
  };
}
