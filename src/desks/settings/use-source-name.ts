import { useTranslation } from '../../client/use-translation';

/** What a source of goods is called. @param titles of companies, as the server tells them */
export function useSourceName(titles: Readonly<Record<string, string>>) {
  const { t } = useTranslation('operator');
  return (source: string): string => {
    if (source === 'own-stock') return t('settings.sources.ownStock');
    if (source === 'embedded') return t('settings.sources.embedded');
    return titles[source] ?? source;
  };
}
