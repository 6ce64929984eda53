import { Alert, Button, Group } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { paths } from '../../contract/paths';
import { formatDate } from '../../contract/tenant-time';
import type { TransitOrderDetail } from '../../contract/transit';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import page from '../../ui/record-page.module.css';
import { AskedDecision } from './asked-decision';
import { useTroubleDecision } from './use-trouble-decision';

const Claim = dynamic(() => import('./claim-dialog').then((file) => file.ClaimDialog), { ssr: false });

type Loss = NonNullable<NonNullable<TransitOrderDetail['trouble']>['loss']>;
interface Props {
  order: TransitOrderDetail;
  loss: Loss;
  onChanged: () => void;
}

/** What is owed for a lost shipment, and how far its claim is. */
export function LostPanel({ order, loss, onChanged }: Props) {
  const { t } = useTranslation('transit');
  const { owed, isInsured, claim, isDeclined } = loss;
  return (
    <section className={page.panel} aria-labelledby="trouble">
      <h2 id="trouble">{t('trouble.LOST')}</h2>
      <p>{t('lost.happened')}</p>
      {!isDeclined && (
        <div>
          <strong>
            <MoneyText money={owed} size="lg" />
          </strong>
          <p className={page.quiet}>{t(isInsured ? 'lost.insured' : 'lost.way')}</p>
          {!isInsured && <p className={page.quiet}>{t('lost.goods')}</p>}
        </div>
      )}
      {isDeclined && <p className={page.quiet}>{t('lost.declined')}</p>}
      {claim ? <ClaimState order={order} claim={claim} /> : <ClaimChoice {...{ order, loss, onChanged }} />}
    </section>
  );
}

function ClaimChoice({ order, loss: { owed }, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const { tenant, locale } = useShell();
  const tag = intlTag(locale);
  const decision = useTroubleDecision(order.id, onChanged);
  const until = order.actions.find(({ name }) => name === 'CLAIM')?.until;
  if (!until) return null;
  const claim = async () => {
    if (!(await decision.say('CLAIM'))) return;
    notify.success(t('claim.sent'));
    onChanged();
  };
  return (
    <>
      <p>{t('lost.until', { at: formatDate(until, tenant.timezoneOffset, tag) })}</p>
      <Group gap="sm">
        <ActionButton loading={decision.isRunning} onClick={() => void claim()}>
          {t('lost.claim', { amount: formatMoney(owed, tag) })}
        </ActionButton>
        <AskedDecision
          orderId={order.id}
          choice="DECLINE"
          variant="subtle"
          color="red"
          words={{
            open: t('lost.decline'),
            text: t('lost.declineText', { amount: formatMoney(owed, tag) }),
            keep: t('common:actions.cancel'),
            done: t('lost.declined'),
          }}
          onChanged={onChanged}
        />
      </Group>
    </>
  );
}

/** How a claim stands; one that was refused may be followed by another, in words. */
function ClaimState({ order, claim }: { order: TransitOrderDetail; claim: NonNullable<Loss['claim']> }) {
  const { t } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const [isClaiming, setClaiming] = useState(false);
  const { status, note, dueAt, refundNo } = claim;
  const isPaid = status === 'REFUNDED';
  const isRefused = status === 'REJECTED';
  const day = (iso: string) => formatDate(iso, tenant.timezoneOffset, intlTag(locale));
  return (
    <>
      <Alert
        color={isPaid ? 'teal' : isRefused ? 'red' : 'blue'}
        title={t(isPaid ? 'lost.paid' : isRefused ? 'lost.refused' : 'lost.waits')}
      >
        {isRefused && <p dir="auto">{note}</p>}
        {!isPaid && !isRefused && dueAt && t('lost.due', { at: day(dueAt) })}{' '}
        <Link href={paths.refunds()}>{t('lost.list', { number: refundNo })}</Link>
      </Alert>
      {isRefused && (
        <div>
          <Button variant="default" onClick={() => setClaiming(true)}>
            {t('lost.again')}
          </Button>
          {isClaiming && <Claim order={order} onClose={() => setClaiming(false)} />}
        </div>
      )}
    </>
  );
}
