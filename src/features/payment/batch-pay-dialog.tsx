import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { keepDue } from '../../client/due-intent';
import { paths } from '../../contract/paths';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment } from '../../contract/payment';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { PinField } from '../../ui/pin-field';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  payments: Payment[];
  sum: Money;
  onClose: () => void;
  onPaid: () => void;
}

/** Pays several sums due from the balance: all of them or none. */
export function BatchPayDialog({ payments, sum, onClose, onPaid }: Props) {
  const { t } = useTranslation(['my', 'common']);
  const tag = intlTag(useLocale());
  const router = useRouter();
  const wallet = useRequest('GET /front/user-account/querySummary', {});
  const batch = useAction('POST /front/payments/batch-pay', { onError: () => setPassword('') });
  const [password, setPassword] = useState('');
  const amount = formatMoney(sum, tag);
  const missing = sum.amount - (wallet.data?.balance.amount ?? 0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const paymentNos = payments.map(({ paymentNo }) => paymentNo);
    if (!(await batch.run({ body: { paymentNos, payPassword: password } }))) return;
    onPaid();
  };
  const wayOut = (text: string, action: string) => (
    <>
      <Text>{text}</Text>
      <Anchor
        component={Link}
        href={paths.balance(missing > 0 ? { topUp: missing } : {})}
        onClick={() => keepDue(router.asPath)}
      >
        {action}
      </Anchor>
    </>
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('due.batchTitle', { count: payments.length, amount })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <RefusalAlert error={wallet.error ?? batch.error} />
          {!wallet.data && !wallet.error && <Skeleton height={120} />}
          {wallet.data && <Text c="dimmed">{t('due.balance', { amount: formatMoney(wallet.data.balance, tag) })}</Text>}
          {wallet.data &&
            (missing > 0 ? (
              wayOut(t('due.short', { amount: formatMoney({ ...sum, amount: missing }, tag) }), t('due.topUp'))
            ) : wallet.data.hasPayPassword ? (
              <>
                <PinField label={t('due.password')} value={password} onChange={setPassword} />
                <ActionButton type="submit" size="md" loading={batch.isRunning} disabled={password.length !== 6}>
                  {t('due.payAll', { amount })}
                </ActionButton>
              </>
            ) : (
              wayOut(t('due.noPassword'), t('due.setPassword'))
            ))}
        </Stack>
      </form>
    </Dialog>
  );
}
