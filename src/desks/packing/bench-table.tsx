import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import type { PackingBox } from '../../contract/packing-box';
import { seenOf, stepOf, type Packing } from './bench-pack.rules';
import classes from './packing-bench.module.css';
import { PackingParcels } from './packing-parcels';

interface Props {
  packing: Packing;
  kinds: PackingBox[];
  scan: (code: string) => void;
}
/** More have no key of their own: they are scanned. */
const KEYS = 9;

/** What lies on the table and what was done to it; what is chosen by a key can be pressed too. */
export function BenchTable({ packing, kinds, scan }: Props) {
  const { t } = useTranslation('operator');
  const { order, done, boxes } = packing;
  const isChoosing = ['BOX', 'PARCELS'].includes(stepOf(packing));
  return (
    <>
      <PackingParcels parcels={order.parcels} seen={new Set(seenOf(packing))} />
      {order.wishes.length > 0 && (
        <section aria-labelledby="to-do">
          <h2 id="to-do" className={classes.heading}>
            {t('packing.toDo')}
          </h2>
          <ol className={classes.ticks}>
            {order.wishes.map(({ code, name }, index) => (
              <li key={code}>
                <button
                  type="button"
                  className={classes.choice}
                  aria-pressed={done.includes(code)}
                  onClick={() => scan(`!Q-${String(index + 1)}`)}
                >
                  {done.includes(code) ? (
                    <IconCircleCheck size={20} aria-hidden />
                  ) : (
                    <IconCircleDashed size={20} aria-hidden />
                  )}
                  <kbd>{index + 1}</kbd> {name}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="kinds">
        <h2 id="kinds" className={classes.heading}>
          {t('packBench.kinds')}
        </h2>
        <ol className={classes.kinds}>
          {kinds.slice(0, KEYS).map(({ name, lengthMm, widthMm, heightMm }, index) => (
            <li key={name}>
              <button
                type="button"
                className={classes.choice}
                disabled={!isChoosing}
                onClick={() => scan(String(index + 1))}
              >
                <kbd>{index + 1}</kbd> <strong>{name}</strong>
                <small>
                  <bdi dir="ltr">
                    {lengthMm} × {widthMm} × {heightMm}
                  </bdi>
                </small>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={classes.choice} disabled={!isChoosing} onClick={() => scan('0')}>
              <kbd>0</kbd> <strong>{t('packBench.ownSize')}</strong>
            </button>
          </li>
        </ol>
      </section>
      <section aria-labelledby="boxes-now">
        <h2 id="boxes-now" className={classes.heading}>
          {t('packing.boxes')}
        </h2>
        {order.parcels.length > 1 && <p>{t('packing.wanted', { count: order.wantedBoxes })}</p>}
        <ol className={classes.boxesNow}>
          {boxes.map(({ name, grams, sides, parcelIds, photos }, index) => (
            <li key={index}>
              <strong>{t('packing.box', { number: index + 1 })}</strong> {name}
              <span className={classes.figures}>
                <bdi dir="ltr">
                  {[sides?.join(' × '), grams && t('parcels.gramsOf', { grams })].filter(Boolean).join(' · ') || '–'}
                </bdi>
              </span>
              <small>{t('packBench.within', { parcels: parcelIds.length, photos: photos.length })}</small>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
