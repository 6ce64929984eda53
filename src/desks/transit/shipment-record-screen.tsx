import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import type { DeskShipment } from '../../contract/way-desk';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { Age } from '../bench/age';
import { RecordHead } from '../bench/record-head';
import { DeskHistory } from '../bench/desk-history';
import { useCountryName } from '../bench/use-country-name';
import { useRecord } from '../bench/use-record';
import { ShipmentActions } from './shipment-actions';
import { ShipmentBoxes } from './shipment-boxes';
import { ShipmentClaims } from './shipment-claims';
import { ShipmentPapers } from './shipment-papers';
import { toneOf } from './shipment-tone';
import classes from './transit.module.css';

interface Props {
  first: DeskShipment;
  /** When the page was drawn. */
  now: string;
  level: 1 | 2;
  onChanged?: (shipment: DeskShipment) => void;
}

const readShipment = async (data: unknown) => {
  const { DeskShipment: rules } = await import('../../contract/way-desk.schemas');
  return rules.safeParse(data).data;
};

/** A shipment that has left: where each box is, what went wrong, what is claimed, and what can be done about it. */
export function ShipmentRecordScreen({ first, now, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  const { tenant, locale } = useShell();
  const { record: shipment, isStale, take, refuse } = useRecord(first, readShipment);
  const keep = (changed: DeskShipment | undefined) => {
    if (!changed) return;
    take(changed);
    onChanged?.(changed);
  };
  const { status, holds, isLate, batch, promisedAt, insured, timeline } = shipment;
  const tag = intlTag(locale);
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi>{shipment.orderNo}</bdi>}
        state={{ tone: toneOf(status), word: t(`packing.status.${status}`) }}
        chips={
          <>
            {holds.map((hold) => (
              <StatusChip key={hold} tone="trouble">
                {t(`shipments.hold.${hold}`)}
              </StatusChip>
            ))}
            {isLate && status !== 'LOST' && <StatusChip tone="trouble">{t('shipments.late')}</StatusChip>}
          </>
        }
        facts={
          <>
            <span>
              {shipment.line} · {countryName(shipment.country)} · <bdi>{shipment.receiver}</bdi>,{' '}
              <bdi>{shipment.city}</bdi> · <bdi dir="ltr">{shipment.phone}</bdi>
            </span>
            <span>
              {t('manual.shopper')}: <bdi>{shipment.shopperName}</bdi>
            </span>
            {batch && (
              <Link href={deskPaths.batch(batch.id)} prefetch={false}>
                <bdi>{batch.batchNo}</bdi>
              </Link>
            )}
            {promisedAt && (
              <span>{t('shipments.promised', { day: formatDate(promisedAt, tenant.timezoneOffset, tag) })}</span>
            )}
            <Age since={shipment.movedAt} now={now} />
          </>
        }
        isStale={isStale}
      />
      <p className={classes.quiet}>
        {t('shipments.declared')}: <MoneyText money={shipment.declared} />
        {insured && (
          <>
            {' · '}
            {t('shipments.insured')}: <MoneyText money={insured} />
          </>
        )}
      </p>
      <ShipmentPapers trouble={shipment.trouble} papersBefore={shipment.papersBefore} />
      <ShipmentClaims claims={shipment.claims} />
      <ShipmentBoxes shipment={shipment} onDone={keep} onRefused={refuse} />
      <ShipmentActions key={shipment.version} shipment={shipment} onDone={keep} onRefused={refuse} />
      <DeskHistory events={timeline} wordOf={({ code }) => t(`packing.status.${code}`)} />
    </>
  );
}
