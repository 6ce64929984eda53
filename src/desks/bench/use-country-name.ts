import { useShell } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';

/** A country by its two letters, as the reader's language calls it. */
export function useCountryName(): (code: string) => string {
  const { locale } = useShell();
  const names = new Intl.DisplayNames([intlTag(locale), 'en'], { type: 'region', fallback: 'code' });
  return (code) => names.of(code.toUpperCase()) ?? code;
}
