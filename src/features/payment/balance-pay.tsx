import { Button, Stack, Text } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { keepDue } from '../../client/due-intent';
import { notify } from '../../client/notify';
import { paths } from '../../contract/paths';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment } from '../../contract/payment';
import { ActionButton } from '../../ui/action-button';
import { NewPinFields, useNewPin } from '../../ui/new-pin-fields';
import { PinField } from '../../ui/pin-field';
import { ProofField, useProof, type RenderCode } from '../../ui/proof-field';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  payment: Payment;
  hasPayPassword: boolean;
  /** What the balance is short of, in minor units; not above 0 where it covers the sum. */
  missing: number;
  renderCode: RenderCode;
  onPaid: (payment: Payment) => void;
}

/** Pay password, set on first use, then the payment. */
export function BalancePay({ payment, hasPayPassword, missing, renderCode, onPaid }: Props) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const { asPath } = useRouter();
  const [pin, setPin] = useState('');
  const [isSet, setSet] = useState(hasPayPassword);
  const [isPaid, setPaid] = useState(false);
  const fresh = useNewPin();
  const proof = useProof();
  const setFirst = useAction('POST /front/user-account/first-set-pay-password', { onError: fresh.refuse });
  const pay = useAction('POST /front/payments/{id}/pay', { onError: () => setPin('') });
  const amount = formatMoney(payment.amount, intlTag(locale));
  const isFull = isSet ? pin.length === 6 : fresh.isFull && proof.isFull;

  if (missing > 0) {
    return (
      <Button component={Link} href={paths.balance({ topUp: missing })} onClick={() => keepDue(asPath)} size="md">
        {t('dialog.topUp')}
      </Button>
    );
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const payPassword = isSet ? pin : fresh.pin;
    if (!isSet) {
      if (!fresh.check() || !(await setFirst.run({ body: { payPassword, ...proof.body } }))) return;
      setSet(true);
    }
    const paid = await pay.run({ params: { id: payment.id }, body: { payPassword } });
    if (!paid) return;
    setPaid(true);
    notify.success(t('dialog.paid'), t('dialog.paidText', { amount }));
    onPaid(paid);
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {!isSet && <Text size="sm">{t('dialog.setFirst')}</Text>}
        <RefusalAlert error={pay.error ?? setFirst.error} />
        {isSet ? (
          <PinField label={t('dialog.password')} hint={t('dialog.passwordHint')} value={pin} onChange={setPin} />
        ) : (
          <>
            <NewPinFields fields={fresh} label={t('dialog.newPassword')} repeatLabel={t('dialog.repeat')} />
            <ProofField proof={proof} renderCode={renderCode} />
          </>
        )}
        <ActionButton
          type="submit"
          size="md"
          loading={pay.isRunning || setFirst.isRunning || isPaid}
          disabled={!isFull}
        >
          {isSet ? t('dialog.pay', { amount }) : t('dialog.setAndPay')}
        </ActionButton>
      </Stack>
    </form>
  );
}
