import { Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { NewPinFields, useNewPin } from '../../ui/new-pin-fields';
import { PinField } from '../../ui/pin-field';
import { ProofField, useProof, type RenderCode } from '../../ui/proof-field';
import { PinRefusal } from '../../ui/pin-refusal';

interface Props {
  /** As shown: "$30.00". */
  amount: string;
  hasPayPassword: boolean;
  renderCode: RenderCode;
  /** Why the payment was refused. */
  error: ApiError | undefined;
  isRunning: boolean;
  /** @returns whether it is paid */
  onPay: (payPassword: string) => Promise<boolean>;
}

/** Pay password, set on first use, then the payment. */
export function PinPayForm({ amount, hasPayPassword, renderCode, error, isRunning, onPay }: Props) {
  const { t } = useTranslation('payment');
  const [pin, setPin] = useState('');
  const [isSet, setSet] = useState(hasPayPassword);
  const [isPaid, setPaid] = useState(false);
  const fresh = useNewPin();
  const proof = useProof();
  const setFirst = useAction('POST /front/user-account/first-set-pay-password', { onError: fresh.refuse });
  const isFull = isSet ? pin.length === 6 : fresh.isFull && proof.isFull;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const payPassword = isSet ? pin : fresh.pin;
    if (!isSet) {
      if (!fresh.check() || !(await setFirst.run({ body: { payPassword, ...proof.body } }))) return;
      setSet(true);
    }
    if (await onPay(payPassword)) setPaid(true);
    else setPin('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {!isSet && <Text size="sm">{t('dialog.setFirst')}</Text>}
        <PinRefusal error={error ?? setFirst.error} />
        {isSet ? (
          <PinField label={t('dialog.password')} hint={t('dialog.passwordHint')} value={pin} onChange={setPin} />
        ) : (
          <>
            <NewPinFields fields={fresh} label={t('dialog.newPassword')} repeatLabel={t('dialog.repeat')} />
            <ProofField proof={proof} renderCode={renderCode} />
          </>
        )}
        <ActionButton type="submit" size="md" loading={isRunning || setFirst.isRunning || isPaid} disabled={!isFull}>
          {isSet ? t('dialog.pay', { amount }) : t('dialog.setAndPay')}
        </ActionButton>
      </Stack>
    </form>
  );
}
