import { useProfile } from '../client/use-profile';
import type { Payment } from '../contract/payment';
import { EmailCodeField } from '../features/auth/email-code-field';
import { PayDialog } from '../features/payment/pay-dialog';

interface Props {
  payment: Payment;
  onClose: () => void;
  onPaid: (payment: Payment) => void;
}

/** Pays one sum due; who sets the first pay password on the way may prove it by a code from the mail. */
export function CheckoutPayDialog(props: Props) {
  const email = useProfile()?.email ?? '';
  return (
    <PayDialog
      {...props}
      renderCode={(code, onChange) => (
        <EmailCodeField email={email} purpose="PAY_PASSWORD" value={code} onChange={onChange} />
      )}
    />
  );
}
