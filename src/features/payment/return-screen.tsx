import { Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleMinus, IconCircleX, IconClock } from '@tabler/icons-react';
import Link from 'next/link';
import { useEffect, useState, type ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { forgetDue, readDue } from '../../client/due-intent';
import { useRequest } from '../../client/use-request';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payment, PaymentOnTheWay } from '../../contract/payment';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { usePayStart } from '../../client/use-pay-start';
import { paidFor } from './paid-for.rules';
import { isElsewhere, PayElsewhere } from './pay-elsewhere';
import classes from './return-screen.module.css';

const POLL_MS = 2_000;
const isWaiting = (payment: Payment | undefined) => payment?.status === 'PROCESSING';

type Outcome = 'paid' | 'waiting' | 'review' | 'unpaid' | 'other';
const OUTCOMES: Record<Payment['status'], Outcome> = {
  PAID: 'paid',
  PROCESSING: 'waiting',
  NEEDS_REVIEW: 'review',
  UNPAID: 'unpaid',
  FAILED: 'unpaid',
  EXPIRED: 'other',
  PARTIALLY_REFUNDED: 'other',
  REFUNDED: 'other',
};
const ICONS = {
  paid: IconCircleCheck,
  waiting: IconClock,
  review: IconClock,
  unpaid: IconCircleX,
  other: IconCircleMinus,
};

interface Props {
  payment: PaymentOnTheWay;
  /** What can be done with a top-up that did not go through. */
  renderTopUp: (payment: Payment, onChanged: () => void) => ReactNode;
  /** The dialog that pays the same sum, in whichever way. */
  renderPay: (payment: Payment, close: () => void, onPaid: () => void) => ReactNode;
}

/** Where a provider sends the shopper back: says what our own books say, whatever the address claims (P5). */
export function ReturnScreen({ payment: first, renderTopUp, renderPay }: Props) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const { data: payment = first, mutate } = useRequest(
    'GET /front/payments/{paymentNo}',
    { params: { paymentNo: first.paymentNo } },
    {
      fallbackData: first,
      // nothing is in the cache before the first answer: what the server sent decides until then
      refreshInterval: (latest) => (isWaiting(latest ?? first) ? POLL_MS : 0),
      revalidateOnMount: isWaiting(first),
      dedupingInterval: POLL_MS / 2,
      // a lost connection must not end the waiting
      shouldRetryOnError: true,
      errorRetryInterval: POLL_MS,
    },
  );
  const outcome = OUTCOMES[payment.status];
  const { start } = payment;
  const { isLeaving, goOn } = usePayStart();
  const [paysAgain, setPaysAgain] = useState(false);
  const due = useKeptDue(payment.kind === 'DEPOSIT' && outcome === 'paid');
  // nobody knows whether a shopper who came back has paid there: both stay open
  const canPayAnew = payment.kind !== 'DEPOSIT' && (outcome === 'unpaid' || (outcome === 'waiting' && start !== null));
  const title = useFocusOnChange<HTMLHeadingElement>(outcome);
  const Icon = ICONS[outcome];
  const bought = paidFor(payment);
  const leadsThere = bought && outcome === 'paid' ? bought : undefined;
  const target = payment.kind === 'DEPOSIT' ? paths.balance() : (bought?.list ?? paths.purchases());

  return (
    <div className={classes.page}>
      <PageTitle title={t(`return.${outcome}`)} />
      <Paper withBorder className={classes.card} data-outcome={outcome}>
        <Stack align="center" gap="sm">
          <Icon size={56} className={classes.icon} aria-hidden />
          <Title ref={title} tabIndex={-1} order={1} size="h3" ta="center" aria-live="polite">
            {t(`return.${outcome}`)}
          </Title>
          <Text className={classes.amount}>{formatMoney(payment.amount, intlTag(locale))}</Text>
          <Text c="dimmed" size="sm">
            {t('return.reference', { number: payment.orderNo })}
          </Text>
          {leadsThere && <Text ta="center">{t(`return.next.${leadsThere.next}`)}</Text>}
          {outcome === 'waiting' && !canPayAnew && <Loader size="sm" aria-hidden />}
          {outcome === 'waiting' && canPayAnew && <Text ta="center">{t('return.notSure')}</Text>}
          {isElsewhere(start) && <PayElsewhere start={start} />}
          {start && !isElsewhere(start) && (
            <ActionButton onClick={() => goOn(start)} loading={isLeaving}>
              {t('start.goOn')}
            </ActionButton>
          )}
          {outcome === 'unpaid' && payment.kind === 'DEPOSIT' && renderTopUp(payment, () => void mutate())}
          <Group mt="sm" justify="center">
            {canPayAnew && (
              <Button variant={start ? 'default' : 'filled'} onClick={() => setPaysAgain(true)}>
                {t(outcome === 'unpaid' ? 'return.payAgain' : 'dialog.otherWay')}
              </Button>
            )}
            {due && (
              <Button component={Link} href={due} onClick={forgetDue}>
                {t('return.toDue')}
              </Button>
            )}
            {leadsThere && (
              <Button component={Link} href={leadsThere.page}>
                {t(leadsThere.isShipment ? 'return.toShipment' : 'return.toOrder')}
              </Button>
            )}
            <Button
              component={Link}
              href={target}
              variant={outcome === 'unpaid' || start || due || leadsThere ? 'default' : 'filled'}
            >
              {payment.kind === 'DEPOSIT' ? t('return.toBalance') : t('return.toOrders')}
            </Button>
          </Group>
        </Stack>
      </Paper>
      {paysAgain &&
        renderPay(
          payment,
          () => setPaysAgain(false),
          () => (setPaysAgain(false), void mutate()),
        )}
    </div>
  );
}

/** Where the sum waits that a balance was topped up for; known to the browser alone. */
function useKeptDue(isWanted: boolean): string | undefined {
  const [due, setDue] = useState<string>();
  useEffect(() => setDue(isWanted ? readDue() : undefined), [isWanted]);
  return due;
}
