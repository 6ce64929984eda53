import { useTranslation } from './use-translation';

/** What shoppers call a way to pay; a brand is called alike everywhere. */
export function useMethodName(): (method: string) => string {
  const { t } = useTranslation(['payment', 'common']);
  return (method) => {
    if (method === 'BALANCE') return t('dialog.balance');
    return method === 'SANDBOX' ? t('common:providers.SANDBOX') : method;
  };
}
