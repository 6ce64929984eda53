import { Skeleton, Stack, Text } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment } from '../../contract/payment';
import { Dialog } from '../../ui/dialog';
import type { RenderCode } from '../../ui/proof-field';
import { RefusalAlert } from '../../ui/refusal-alert';
import { BalanceOver } from './balance-over';
import { PinPayForm } from './pin-pay-form';
import { TopUpLink } from './top-up-link';

interface Props {
  payments: Payment[];
  sum: Money;
  renderCode: RenderCode;
  onClose: () => void;
  onPaid: () => void;
}

/** Pays several sums due from the balance: all of them or none. */
export function BatchPayDialog({ payments, sum, renderCode, onClose, onPaid }: Props) {
  const { t } = useTranslation(['my', 'common']);
  const wallet = useRequest('GET /front/user-account/querySummary', {});
  const batch = useAction('POST /front/payments/batch-pay');
  const amount = formatMoney(sum, intlTag(useLocale()));
  const missing = sum.amount - (wallet.data?.balance.amount ?? 0);

  const payNow = async (payPassword: string) => {
    const paymentNos = payments.map(({ paymentNo }) => paymentNo);
    if (!(await batch.run({ body: { paymentNos, payPassword } }))) return false;
    onPaid();
    return true;
  };
  return (
    <Dialog
      opened
      isReady={Boolean(wallet.data)}
      onClose={onClose}
      title={t('due.batchTitle', { count: payments.length, amount })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack>
        <RefusalAlert error={wallet.error} />
        {!wallet.data && !wallet.error && <Skeleton height={120} />}
        {wallet.data && (
          <>
            <Text c="dimmed">
              <BalanceOver sum={sum} balance={wallet.data.balance} />
            </Text>
            {missing > 0 ? (
              <TopUpLink missing={{ ...sum, amount: missing }} />
            ) : (
              <PinPayForm
                {...{ amount, renderCode, error: batch.error, isRunning: batch.isRunning }}
                hasPayPassword={wallet.data.hasPayPassword}
                onPay={payNow}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
