import { Button, Text } from '@mantine/core';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { Payment } from '../../contract/payment';
import { useFocusOnArrival } from '../../ui/use-lost-focus';
import { PayElsewhere, type ElsewhereStart } from './pay-elsewhere';

const POLL_MS = 2_000;

interface Props {
  payment: Payment;
  start: ElsewhereStart;
  onPaid: (payment: Payment) => void;
  onFailed: () => void;
  /** To another way to pay: what is begun here stays good until its time is over. */
  onBack: () => void;
}

/** Shows what is paid with elsewhere, and asks our own books until they have the money (P5). */
export function WaitForMoney({ payment, start, onPaid, onFailed, onBack }: Props) {
  const { t } = useTranslation('payment');
  const place = useFocusOnArrival<HTMLDivElement>();
  useRequest(
    'GET /front/payments/{paymentNo}',
    { params: { paymentNo: payment.paymentNo } },
    {
      refreshInterval: POLL_MS,
      revalidateOnMount: true,
      shouldRetryOnError: true,
      errorRetryInterval: POLL_MS,
      onSuccess: (latest) => {
        if (latest.status === 'PAID') onPaid(latest);
        else if (latest.status !== 'PROCESSING') onFailed();
      },
    },
  );
  return (
    <div ref={place} tabIndex={-1}>
      <PayElsewhere start={start} />
      <Text size="sm" c="dimmed" ta="center" role="status" mt="sm">
        {t('return.waiting')}
      </Text>
      <Button variant="subtle" fullWidth mt="xs" onClick={onBack}>
        {t('dialog.otherWay')}
      </Button>
    </div>
  );
}
