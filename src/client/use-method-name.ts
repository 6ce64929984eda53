import { useBrandName } from './use-brand-name';
import { useTranslation } from './use-translation';

/** What shoppers call a way to pay. */
export function useMethodName(): (method: string) => string {
  const { t } = useTranslation('payment');
  const brandName = useBrandName();
  return (method) => (method === 'BALANCE' ? t('dialog.balance') : brandName(method));
}
