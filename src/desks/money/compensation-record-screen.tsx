import Link from 'next/link';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskCompensation } from '../../contract/compensation-desk';
import { deskPaths } from '../../contract/desk-paths';
import { MoneyText } from '../../ui/price';
import { Age } from '../bench/age';
import { RecordHead } from '../bench/record-head';
import { useRecord } from '../bench/use-record';
import { CompensationActions } from './compensation-actions';
import { CompensationBudget } from './compensation-budget';
import { COMPENSATION_TONES } from './compensation-tones';
import { Facts } from './facts';
import { History } from './history';
import classes from './money.module.css';

interface Props {
  first: DeskCompensation;
  /** When the page was drawn. */
  now: string;
  level: 1 | 2;
  onChanged?: (compensation: DeskCompensation) => void;
}

const readCompensation = async (data: unknown) => {
  const { DeskCompensation: rules } = await import('../../contract/compensation-desk.schemas');
  return rules.safeParse(data).data;
};

/** One compensation: for what and why, what was given for it before, and the next step. */
export function CompensationRecordScreen({ first, now, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { record, isStale, take, refuse } = useRecord(first, readCompensation);
  const mayOpen = useMay('customer.read');
  const keep = (changed: DeskCompensation | undefined) => {
    if (!changed) return;
    take(changed);
    onChanged?.(changed);
  };
  const { status, shopper, about } = record;
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi>{record.compensationNo}</bdi>}
        state={{ tone: COMPENSATION_TONES[status], word: t(`compensations.status.${status}`) }}
        facts={
          <>
            <span>
              <bdi>{shopper.name}</bdi> · <bdi>{shopper.email}</bdi>
            </span>
            <Age since={record.createdAt} now={now} />
          </>
        }
        isStale={isStale}
      />
      <p className={classes.total}>
        <MoneyText money={record.amount} />
      </p>
      <Facts
        rows={[
          [
            t(`compensations.kind.${about.kind}`),
            mayOpen ? (
              <Link key="about" href={deskPaths.customer(shopper.id)} prefetch={false}>
                <bdi>{about.no}</bdi>
              </Link>
            ) : (
              <bdi key="about">{about.no}</bdi>
            ),
          ],
          [t('compensations.reasonHead'), t(`compensations.reason.${record.reason}`)],
          record.rule && [t('compensations.ruleHead'), t(`compensations.rule.${record.rule}`)],
          record.note && [t('compensations.form.note'), <bdi key="note">{record.note}</bdi>],
          [t('compensations.given'), <MoneyText key="given" money={record.given} />],
          record.bankReference && [t('withdrawals.pay.reference'), <bdi key="bank">{record.bankReference}</bdi>],
        ]}
      />
      {(status === 'ASKED' || status === 'SENT_BACK') && <CompensationBudget budget={record.budget} />}
      <CompensationActions compensation={record} onChanged={keep} onRefused={refuse} />
      <History steps={record.timeline} wordOf={(code) => t(`compensations.step.${code}`, { defaultValue: code })} />
    </>
  );
}
