import type { ReactNode } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { DeskParcel } from '../../contract/parcel-desk';
import { formatDateTime } from '../../contract/tenant-time';
import { useDayText } from '../bench/use-day-text';
import classes from './parcels.module.css';

/** Where it lies, what it weighs, under which numbers it came and until when it is free; what there is nothing of is left out. */
export function ParcelFacts({ parcel }: { parcel: DeskParcel }) {
  const { t } = useTranslation('operator');
  const { t: kindOf } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const dayOf = useDayText();
  const timeOf = (at: string | null) => at && formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const { location, grams, lengthMm, widthMm, heightMm, numbers, labelText, remark, freeUntil, goodsKinds } = parcel;
  const size = lengthMm && widthMm && heightMm ? `${lengthMm} × ${widthMm} × ${heightMm}` : '';
  const rows: [name: string, value: ReactNode][] = [
    [t('scan.fact.shelf'), location && <bdi dir="ltr">{location}</bdi>],
    [t('scan.fact.weight'), grams !== null && t('parcels.gramsOf', { grams })],
    [t('scan.fact.size'), size && <bdi dir="ltr">{t('packing.size', { size })}</bdi>],
    [t('parcels.kinds'), goodsKinds.map((kind) => kindOf(`kind.${kind}`)).join(', ')],
    [
      t('scan.fact.parcel'),
      <bdi key="no" dir="ltr">
        {parcel.parcelNo}
      </bdi>,
    ],
    [
      t('parcels.numbers'),
      numbers.length > 0 && (
        <bdi dir="ltr">
          {numbers.map(({ number, carrier }) => [number, carrier].filter(Boolean).join(' ')).join(', ')}
        </bdi>
      ),
    ],
    [t('claims.label'), labelText],
    [t('parcels.remark'), remark],
    [t('parcels.receivedAt'), timeOf(parcel.receivedAt)],
    [t('parcels.stockedInAt'), timeOf(parcel.stockedInAt)],
    [t('parcels.freeUntil'), freeUntil && dayOf(freeUntil)],
    [t('parcels.expiresAt'), timeOf(parcel.expiresAt)],
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
