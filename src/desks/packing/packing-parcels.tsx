import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import type { DeskTransit } from '../../contract/packing-desk';
import classes from './packing.module.css';

interface Props {
  parcels: DeskTransit['parcels'];
  /** Those that were seen; none is asked for where nobody packs. */
  seen?: ReadonlySet<string>;
}

/** What goes into the shipment, shelf by shelf, and what of it lies on the table. */
export function PackingParcels({ parcels, seen }: Props) {
  const { t } = useTranslation('operator');
  return (
    <ol className={classes.parcels}>
      {parcels.map(({ id, parcelNo, location, grams, items }) => (
        <li key={id} data-seen={seen?.has(id) || undefined}>
          {seen &&
            (seen.has(id) ? (
              <IconCircleCheck size={22} aria-label={t('packing.seen')} />
            ) : (
              <IconCircleDashed size={22} aria-label={t('packing.unseen')} />
            ))}
          <strong className={classes.place}>
            <bdi dir="ltr">{location || '–'}</bdi>
          </strong>
          <span className={classes.what}>
            <bdi dir="ltr">{parcelNo}</bdi>
            <small>{items.map(({ title, quantity }) => `${title} × ${String(quantity)}`).join(' · ')}</small>
          </span>
          <span className={classes.figure}>{t('parcels.gramsOf', { grams })}</span>
        </li>
      ))}
    </ol>
  );
}
