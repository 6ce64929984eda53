import { PROVIDER_BRANDS } from '../contract/provider-brands';
import { useTranslation } from './use-translation';

/** They have another name where people write otherwise, or are no brand. */
const NAMED_BY_TEXT = ['SANDBOX', 'YOOKASSA', 'TOSS', 'INICIS'];

/** What shoppers call a way to pay; a brand is called alike everywhere. */
export function useMethodName(): (method: string) => string {
  const { t } = useTranslation(['payment', 'common']);
  return (method) => {
    if (method === 'BALANCE') return t('dialog.balance');
    return NAMED_BY_TEXT.includes(method) ? t(`common:providers.${method}`) : (PROVIDER_BRANDS[method] ?? method);
  };
}
