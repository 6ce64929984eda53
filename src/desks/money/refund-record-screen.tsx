import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { DeskRefund } from '../../contract/refund-desk';
import { formatDateTime } from '../../contract/tenant-time';
import Link from 'next/link';
import { MoneyText } from '../../ui/price';
import { Age } from '../bench/age';
import { RecordHead } from '../bench/record-head';
import { ApprovalPanel } from './approval-panel';
import { Facts } from './facts';
import classes from './money.module.css';
import { Proofs } from './proofs';
import { SumForm } from './sum-form';
import { useRefundReason } from './use-refund-reason';
import { WordForm } from '../bench/word-form';

interface Props {
  first: DeskRefund;
  /** When the page was drawn. */
  now: string;
  level: 1 | 2;
  onChanged?: (refund: DeskRefund) => void;
}

/** By whom and when. */
function Answer({ by, at }: NonNullable<DeskRefund['answer']>) {
  const { tenant, locale } = useShell();
  return (
    <>
      {by !== null && <bdi>{by}</bdi>}{' '}
      <time dateTime={at}>{formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}</time>
    </>
  );
}

/** One request for money: why, what is left to give back, and the answer, in full, in part or not at all. */
export function RefundRecordScreen({ first, now, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const [record, setRecord] = useState(first);
  const may = useMay('money.refund');
  const mayBuy = useMay('purchase.read');
  const approve = useAction('POST /operator/refund-requests/{id}/answer');
  const allow = useAction('POST /operator/refund-requests/{id}/decide');
  const refuse = useAction('POST /operator/refund-requests/{id}/answer');
  const keep = (changed: DeskRefund | undefined) => {
    if (!changed) return;
    setRecord(changed);
    onChanged?.(changed);
  };
  const { id, status, shopperName, amount, left, canAnswer, photos, orderKind, alone, approvals, answer } = record;
  const open = approvals.find(({ decision }) => decision === null);
  const takesTwo = (sum: number) => alone !== null && sum > alone.amount;
  const params = { id };
  const isOver = status === 'REFUNDED' || status === 'APPROVED';
  const most = Math.min(amount.amount, left.amount);
  const { ends } = record;
  const reason = useRefundReason()(record);
  const said = (money: Money | undefined) => money && formatMoney(money, intlTag(locale));
  /** What moves where so much is typed: an order that ends by it gives all that is left. */
  const moved = (typed: number) => (ends && typed >= ends.from.amount ? ends.sum.amount : typed);
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi>{record.refundNo}</bdi>}
        state={{
          tone: canAnswer ? 'waiting' : isOver ? 'done' : 'neutral',
          word: t(`refunds.status.${status}`),
        }}
        facts={
          <>
            <bdi>{shopperName}</bdi>
            <Age since={record.createdAt} now={now} />
          </>
        }
        isStale={false}
      />
      <p className={classes.total}>
        <MoneyText money={amount} />
      </p>
      <Facts
        rows={[
          [
            t(`threads.about.${orderKind === 'TRANSIT' ? 'TRANSIT' : 'ORDER'}`),
            orderKind === 'PURCHASE' && mayBuy ? (
              <Link key="order" href={deskPaths.purchase(record.orderId)} prefetch={false}>
                <bdi>{record.orderNo}</bdi>
              </Link>
            ) : (
              <bdi key="order">{record.orderNo}</bdi>
            ),
          ],
          ...record.items.map(({ title, quantity }): [string, string] => [title, `× ${String(quantity)}`]),
          reason && [t('refunds.reason'), <bdi key="reason">{reason}</bdi>],
          record.wish && [t('refunds.wish.label'), t(`refunds.wish.${record.wish}`)],
          canAnswer && [t('refunds.left'), <MoneyText key="left" money={left} />],
          answer && [t('refunds.answered'), <Answer key="answered" {...answer} />],
          record.note && [t('refunds.note'), <bdi key="note">{record.note}</bdi>],
        ]}
      />
      <Proofs pictures={photos} />
      {canAnswer && open && (
        <ApprovalPanel
          key={open.id}
          approval={open}
          needs="money.refund"
          isRunning={allow.isRunning}
          error={allow.error}
          onDecide={(body) => void allow.run({ params, body }).then(keep)}
        />
      )}
      {may && canAnswer && (
        <>
          {!open && (
            <SumForm
              label={t('refunds.give.sum')}
              description={
                moved(most) === most
                  ? t('refunds.give.follows', { name: shopperName })
                  : t('refunds.give.ends', { name: shopperName, from: said(ends?.from), sum: said(ends?.sum) })
              }
              first={{ amount: moved(most), currency: amount.currency }}
              moved={moved}
              button={(sum, given) => t(takesTwo(given) ? 'approval.ask' : 'refunds.give.do', { sum })}
              isRunning={approve.isRunning}
              error={approve.error}
              onSend={async (given) =>
                keep(await approve.run({ params, body: { decision: 'APPROVE', amount: moved(given), note: '' } }))
              }
            />
          )}
          <WordForm
            label={t('refunds.refuse.reason')}
            description={t('refunds.refuse.follows', { name: shopperName })}
            button={t('refunds.refuse.do')}
            isRunning={refuse.isRunning}
            error={refuse.error}
            onSend={async (note) => keep(await refuse.run({ params, body: { decision: 'REFUSE', note } }))}
          />
        </>
      )}
    </>
  );
}
