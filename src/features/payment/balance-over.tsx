import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';

/** What there is to pay a sum with, and what is missing. */
export function BalanceOver({ sum, balance }: { sum: Money; balance: Money }) {
  const { t } = useTranslation('my');
  const tag = intlTag(useLocale());
  const missing = sum.amount - balance.amount;
  return (
    <>
      {t('due.balance', { amount: formatMoney(balance, tag) })}
      {missing > 0 && <> · {t('due.short', { amount: formatMoney({ ...sum, amount: missing }, tag) })}</>}
    </>
  );
}
