import { useTranslation } from '../../client/use-translation';
import type { DeskStatement } from '../../contract/statement-desk';

/** Brands are called alike everywhere. */
const BRANDS = { STRIPE: 'Stripe', PAYPAL: 'PayPal', YOOKASSA: 'YooKassa' } as const;

/** What whoever made a statement is called. */
export function useSourceName(): (source: DeskStatement['source']) => string {
  const { t } = useTranslation('operator');
  return (source) => (source === 'BANK' ? t('statements.bank') : BRANDS[source]);
}
