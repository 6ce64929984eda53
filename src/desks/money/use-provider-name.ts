import { useTranslation } from '../../client/use-translation';

/** Brands are called alike everywhere. */
const BRANDS: Record<string, string> = { STRIPE: 'Stripe', PAYPAL: 'PayPal', YOOKASSA: 'YooKassa' };
/** Through which money comes that are no brand. */
const OURS = ['OFFLINE', 'SANDBOX', 'SEED'];

/** What the books call those by whom money comes, as people do. */
export function useProviderName(): (provider: string) => string {
  const { t } = useTranslation('operator');
  return (provider) => BRANDS[provider] ?? (OURS.includes(provider) ? t(`money.provider.${provider}`) : provider);
}
