import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { listText } from '../../contract/list-text';
import { intlTag } from '../../contract/locales';
import type { StockInParcel } from '../../contract/parcel';
import { formatDate } from '../../contract/tenant-time';
import { useTenant } from '../../client/use-shell';
import classes from './parcel-card.module.css';

/** What a courier and a shipping line ask about a parcel. */
export function ParcelFacts({ parcel }: { parcel: StockInParcel }) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const { timezoneOffset } = useTenant();
  const { grams, lengthMm, widthMm, heightMm, volume, numbers, receivedAt } = parcel;
  const kinds = parcel.goodsKinds.filter((kind) => kind !== 'GENERAL');
  const facts: [name: string, value: string][] = [];
  if (grams !== null) facts.push(['weight', t('parcel.kilograms', { kilograms: grams / 1000 })]);
  if (lengthMm !== null && widthMm !== null && heightMm !== null)
    facts.push([
      'size',
      t('parcel.centimetres', { size: [lengthMm, widthMm, heightMm].map((side) => side / 10).join(' × ') }),
    ]);
  if (volume && grams !== null && volume.grams > grams)
    facts.push(['volume', t('parcel.byVolume', { kilograms: volume.grams / 1000, divisor: volume.divisor })]);
  if (kinds.length > 0)
    facts.push([
      'kinds',
      listText(
        kinds.map((kind) => t(`kind.${kind}`)),
        tag,
      ),
    ]);
  if (receivedAt) facts.push(['received', formatDate(receivedAt, timezoneOffset, tag)]);
  if (numbers.length > 0) facts.push(['tracking', numbers.map(({ number }) => number).join(', ')]);
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`parcel.${name}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
