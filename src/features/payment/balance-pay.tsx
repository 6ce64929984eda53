import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment } from '../../contract/payment';
import type { RenderCode } from '../../ui/proof-field';
import { PinPayForm } from './pin-pay-form';
import { TopUpLink } from './top-up-link';

interface Props {
  payment: Payment;
  hasPayPassword: boolean;
  /** What the balance is short of, in minor units; not above 0 where it covers the sum. */
  missing: number;
  renderCode: RenderCode;
  onPaid: (payment: Payment) => void;
}

/** From the balance, or to where what it is short of is topped up. */
export function BalancePay({ payment, hasPayPassword, missing, renderCode, onPaid }: Props) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const pay = useAction('POST /front/payments/{id}/pay');
  const amount = formatMoney(payment.amount, intlTag(locale));
  if (missing > 0) return <TopUpLink missing={{ ...payment.amount, amount: missing }} />;

  const payNow = async (payPassword: string) => {
    const paid = await pay.run({ params: { id: payment.id }, body: { payPassword } });
    if (!paid) return false;
    notify.success(t('dialog.paid'), t('dialog.paidText', { amount }));
    onPaid(paid);
    return true;
  };
  return (
    <PinPayForm
      {...{ amount, hasPayPassword, renderCode }}
      error={pay.error}
      isRunning={pay.isRunning}
      onPay={payNow}
    />
  );
}
