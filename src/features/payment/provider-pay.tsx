import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { usePayStart } from '../../client/use-pay-start';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { feeOf } from '../../contract/pay-terms';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment, PaymentProvider } from '../../contract/payment';
import { ActionButton } from '../../ui/action-button';
import { chosenWay, PayWay } from '../../ui/pay-way';
import { RefusalAlert } from '../../ui/refusal-alert';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { isElsewhere, type ElsewhereStart } from './pay-elsewhere';
import { WaitForMoney } from './wait-for-money';

interface Props {
  payment: Payment;
  provider: PaymentProvider | undefined;
  onPaid: (payment: Payment) => void;
}

/** Starts a payment at a provider and goes to its page, or shows what the shopper pays with elsewhere. */
export function ProviderPay({ payment, provider, onPaid }: Props) {
  const { t } = useTranslation(['payment', 'common']);
  const start = useAction('POST /front/third-pay/{provider}/pay');
  const { isLeaving, isBeyondUs, goOn } = usePayStart();
  const [way, setWay] = useState<string>();
  const [shown, setShown] = useState<ElsewhereStart>();
  const [hasFailed, setFailed] = useState(false);
  const goButton = useFocusOnChange<HTMLButtonElement>(shown);
  const tag = intlTag(useLocale());
  if (!provider) return null;
  const { methods, name, terms = {} } = provider;
  const { amount: due, currency } = payment.amount;
  const fee = feeOf(terms, payment.kind, due);

  const go = async () => {
    setFailed(false);
    const started = await start.run({
      params: { provider: provider.provider },
      body: {
        orderPay: payment.paymentNo,
        orderAmount: due,
        ...(fee > 0 && { orderFee: fee }),
        domainUrl: window.location.host,
        ...chosenWay(methods, way),
      },
    });
    if (!started) return;
    if (isElsewhere(started)) setShown(started);
    else goOn(started);
  };
  const giveUp = () => {
    setShown(undefined);
    setFailed(true);
  };
  if (shown) {
    const waits = { payment, start: shown, onPaid, onFailed: giveUp, onBack: () => setShown(undefined) };
    return <WaitForMoney {...waits} />;
  }
  const refusal = isBeyondUs ? t('common:errors.METHOD_DISABLED') : hasFailed ? t('return.unpaid') : undefined;
  return (
    <Stack>
      <RefusalAlert error={refusal ? { detail: refusal } : start.error} />
      <PayWay ways={methods} value={way} onChange={setWay} />
      {fee > 0 && (
        <Text size="sm">{t('dialog.inAll', { amount: formatMoney({ amount: due + fee, currency }, tag) })}</Text>
      )}
      <ActionButton ref={goButton} size="md" onClick={() => void go()} loading={start.isRunning || isLeaving}>
        {t('dialog.goTo', { provider: name })}
      </ActionButton>
    </Stack>
  );
}
