import { useTranslation } from '../../client/use-translation';

/** Names of companies are the same in every language. */
const COMPANIES: Record<string, string> = {
  'alibaba-1688': '1688',
  taoworld: 'Taoworld',
  tmapi: 'TMAPI',
  onebound: 'OneBound',
};

/** What a source of goods is called. */
export function useSourceName() {
  const { t } = useTranslation('operator');
  return (source: string): string => {
    if (source === 'own-stock') return t('settings.sources.ownStock');
    if (source === 'embedded') return t('settings.sources.embedded');
    return COMPANIES[source] ?? source;
  };
}
