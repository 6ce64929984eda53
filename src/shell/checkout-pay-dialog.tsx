import { Alert } from '@mantine/core';
import { useShell } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { intlTag } from '../contract/locales';
import { formatMoney } from '../contract/money';
import type { Payment } from '../contract/payment';
import { PayDialog } from '../features/payment/pay-dialog';
import { Dialog } from '../ui/dialog';
import { PinCodeField } from './pin-code-field';

interface Props {
  payment: Payment;
  onClose: () => void;
  onPaid: (payment: Payment) => void;
}

/** Pays one sum due; who sets the first pay password on the way may prove it by a code from the mail. */
export function CheckoutPayDialog(props: Props) {
  const { t } = useTranslation(['common', 'payment']);
  const { profile, locale } = useShell();
  // by what somebody pays is not for whoever of the staff looks at their account
  if (profile?.look)
    return (
      <Dialog
        opened
        onClose={props.onClose}
        title={t('payment:dialog.title', { amount: formatMoney(props.payment.amount, intlTag(locale)) })}
        centered
        closeButtonProps={{ 'aria-label': t('payment:dialog.close') }}
      >
        <Alert color="yellow">{t('viewAs.bar', { name: profile.name })}</Alert>
      </Dialog>
    );
  return <PayDialog {...props} renderCode={(code, onChange) => <PinCodeField value={code} onChange={onChange} />} />;
}
