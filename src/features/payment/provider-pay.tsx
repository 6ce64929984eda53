import { Button, Stack } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { usePayStart } from '../../client/use-pay-start';
import { useTranslation } from '../../client/use-translation';
import type { Payment, PaymentProvider } from '../../contract/payment';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  payment: Payment;
  provider: PaymentProvider | undefined;
}

/** Starts a payment at a provider and goes to its page. */
export function ProviderPay({ payment, provider }: Props) {
  const { t } = useTranslation(['payment', 'common']);
  const start = useAction('POST /front/third-pay/{provider}/pay');
  const { isLeaving, isBeyondUs, goOn } = usePayStart();
  if (!provider) return null;

  const go = async () => {
    const started = await start.run({
      params: { provider: provider.provider },
      body: { orderPay: payment.paymentNo, orderAmount: payment.amount.amount, domainUrl: window.location.host },
    });
    if (started) goOn(started);
  };
  return (
    <Stack>
      <RefusalAlert error={isBeyondUs ? { detail: t('common:errors.METHOD_DISABLED') } : start.error} />
      <Button size="md" onClick={() => void go()} loading={start.isRunning || isLeaving}>
        {t('dialog.goTo', { provider: provider.name })}
      </Button>
    </Stack>
  );
}
