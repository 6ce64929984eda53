import { useTranslation } from '../../client/use-translation';
import type { BoxLabels } from '../../contract/packing-papers';
import { QrPicture } from '../../ui/qr-picture';
import { BarsPicture } from '../bench/bars-picture';
import classes from '../bench/papers.module.css';
import { useCountryName } from '../bench/use-country-name';
import { placeLines } from './place-lines';

interface Props extends Pick<BoxLabels, 'line' | 'warehouse' | 'receiver' | 'boxCount'> {
  label: BoxLabels['labels'][number];
}

/** What is stuck on a box: whose it is, where it goes, and whether there is another such label about. */
export function BoxLabel({ label, line, warehouse, receiver, boxCount }: Props) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  const { boxNo, code, grams, lengthMm, widthMm, heightMm, carrier, trackingNo, prints } = label;
  return (
    <section className={classes.label} aria-label={t('packing.box', { number: boxNo })}>
      <div className={classes.codes}>
        <div>
          <div className={classes.country}>{receiver.countryCode.toUpperCase()}</div>
          <div>{line}</div>
          <strong>{t('papers.boxOf', { number: boxNo, count: boxCount })}</strong>
        </div>
        <div className={classes.qr}>
          <QrPicture text={code} label={code} />
        </div>
      </div>
      <div>
        <div className={classes.bars}>
          <BarsPicture text={code} label={code} />
        </div>
        <bdi dir="ltr" className={classes.number}>
          {code}
        </bdi>
      </div>
      <div className={classes.to}>
        <strong>
          <bdi>{receiver.receiverName}</bdi>
        </strong>
        {[...placeLines(receiver), countryName(receiver.countryCode)].map((each) => (
          <div key={each}>
            <bdi>{each}</bdi>
          </div>
        ))}
        <bdi dir="ltr">{receiver.phone}</bdi>
      </div>
      <div className={classes.foot}>
        <span>
          <bdi dir="ltr">{t('papers.weight', { kg: (grams / 1000).toFixed(2) })}</bdi>
          <br />
          <bdi dir="ltr">{t('packing.size', { size: [lengthMm, widthMm, heightMm].join(' × ') })}</bdi>
        </span>
        <span>
          {warehouse}
          <br />
          <bdi dir="ltr">{[carrier, trackingNo].filter(Boolean).join(' ')}</bdi>
        </span>
        {prints > 1 && <span className={classes.again}>{t('papers.reprint', { number: prints - 1 })}</span>}
      </div>
    </section>
  );
}
