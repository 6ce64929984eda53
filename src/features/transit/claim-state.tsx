import { Alert, Anchor, Button, Stack } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { formatDate } from '../../contract/tenant-time';
import type { TransitOrderDetail } from '../../contract/transit';
import { MoneyText } from '../../ui/price';
import { LayerLoading } from '../../ui/part-loading';

const Claim = dynamic(() => import('./claim-dialog').then((file) => file.ClaimDialog), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  order: TransitOrderDetail;
  claim: NonNullable<TransitOrderDetail['claim']>;
  /** The words that begin another one; none where its time is over. */
  again: string | undefined;
}

/** How a claim stands; one that was refused may be followed by another, in words. */
export function ClaimState({ order, claim, again }: Props) {
  const { t } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const [isClaiming, setClaiming] = useState(false);
  const { status, note, dueAt, refundNo, amount } = claim;
  const isPaid = status === 'REFUNDED';
  const isRefused = status === 'REJECTED';
  const day = (iso: string) => formatDate(iso, tenant.timezoneOffset, intlTag(locale));
  return (
    <>
      <Alert
        color={isPaid ? 'teal' : isRefused ? 'red' : 'blue'}
        title={t(isPaid ? 'lost.paid' : isRefused ? 'lost.refused' : 'lost.waits')}
      >
        <Stack gap={4} align="start">
          <strong>
            <MoneyText money={amount} />
          </strong>
          {isRefused && <bdi>{note}</bdi>}
          {!isPaid && !isRefused && dueAt && <span>{t('lost.due', { at: day(dueAt) })}</span>}
          <Anchor component={Link} href={paths.refunds()} size="sm" c="inherit" underline="always">
            {t('lost.list', { number: refundNo })}
          </Anchor>
        </Stack>
      </Alert>
      {isRefused && again && (
        <div>
          <Button variant="default" onClick={() => setClaiming(true)}>
            {again}
          </Button>
          {isClaiming && <Claim order={order} onClose={() => setClaiming(false)} />}
        </div>
      )}
    </>
  );
}
