import { PROVIDER_BRANDS } from '../../contract/provider-brands';
import { useTranslation } from '../../client/use-translation';

/** Through which money comes that are no brand. */
const OURS = ['OFFLINE', 'SANDBOX', 'SEED'];

/** What the books call those by whom money comes, as people do. */
export function useProviderName(): (provider: string) => string {
  const { t } = useTranslation('operator');
  return (provider) =>
    PROVIDER_BRANDS[provider] ?? (OURS.includes(provider) ? t(`money.provider.${provider}`) : provider);
}
