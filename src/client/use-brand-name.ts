import { PROVIDER_BRANDS } from '../contract/provider-brands';
import { useTranslation } from './use-translation';

/** They have another name where people write otherwise, or are no brand. */
const NAMED_BY_TEXT = ['SANDBOX', 'YOOKASSA', 'TOSS', 'INICIS'];

/** What people call a company that takes money; a brand is called alike everywhere. */
export function useBrandName(): (provider: string) => string {
  const { t } = useTranslation();
  return (provider) =>
    NAMED_BY_TEXT.includes(provider) ? t(`providers.${provider}`) : (PROVIDER_BRANDS[provider] ?? provider);
}
