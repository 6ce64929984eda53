import { Alert, Anchor, Button, PinInput, Stack, Text } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { paths } from '../../client/paths';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useLocale } from '../../client/use-shell';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { payPasswordProblems } from '../../contract/password';
import { paymentEndpoints, type Payment } from '../../contract/payment';
import { walletEndpoints } from '../../contract/wallet';
import classes from './balance-pay.module.css';

interface Props {
  payment: Payment;
  hasPayPassword: boolean;
  covers: boolean;
  onPaid: (payment: Payment) => void;
}

/** Pay password, set on first use, then the payment. */
export function BalancePay({ payment, hasPayPassword, covers, onPaid }: Props) {
  const { t } = useTranslation(['payment', 'common']);
  const locale = useLocale();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState('');
  const [isSet, setSet] = useState(hasPayPassword);
  const fieldText = useFieldText({ password: problem });
  const setFirst = useAction(walletEndpoints.setFirstPayPassword, {
    onError: (refusal) => setProblem(refusal.errors[0]?.code ?? ''),
  });
  const pay = useAction(paymentEndpoints.pay, { onError: () => setPassword('') });
  const amount = formatMoney(payment.amount, intlTag(locale));
  const error = pay.error ?? setFirst.error;

  if (!covers) {
    return (
      <Anchor component={Link} href={paths.balance()}>
        {t('dialog.topUp')}
      </Anchor>
    );
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSet) {
      const [found] = payPasswordProblems(password);
      setProblem(found ?? (password === repeated ? '' : 'not-the-same'));
      if (found || password !== repeated) return;
      if (!(await setFirst.run({ body: { payPassword: password } }))) return;
      setSet(true);
    }
    const paid = await pay.run({ params: { id: payment.id }, body: { payPassword: password } });
    if (!paid) return;
    notify.success(t('dialog.paid'), t('dialog.paidText', { amount }));
    onPaid(paid);
  };
  const pin = (label: string, value: string, onChange: (value: string) => void) => (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <PinInput
        length={6}
        type="number"
        mask
        value={value}
        onChange={onChange}
        aria-label={label}
        className={classes.pin}
        getInputProps={(index) => ({ 'aria-label': `${label} ${index + 1}` })}
      />
    </div>
  );

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {!isSet && <Text size="sm">{t('dialog.setFirst')}</Text>}
        {error && (
          <Alert color="red" role="alert">
            {error.detail || t('common:errors.NETWORK')}
          </Alert>
        )}
        {pin(isSet ? t('dialog.password') : t('dialog.newPassword'), password, setPassword)}
        {!isSet && pin(t('dialog.repeat'), repeated, setRepeated)}
        {problem && (
          <Text size="sm" c="red" role="alert">
            {problem === 'not-the-same' ? t('dialog.repeatWrong') : fieldText('password')}
          </Text>
        )}
        <Button
          type="submit"
          size="md"
          loading={pay.isRunning || setFirst.isRunning}
          disabled={password.length !== 6 || (!isSet && repeated.length !== 6)}
        >
          {isSet ? t('dialog.pay', { amount }) : t('dialog.setAndPay')}
        </Button>
      </Stack>
    </form>
  );
}
