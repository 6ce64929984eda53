import { copyText } from '../../client/copy-text';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { CopyButton } from '../../ui/copy-button';
import classes from './buying.module.css';

/** The address to give the seller, as it is typed there; the code behind the name says whose the parcel is. */
export function ShipTo({ place }: { place: NonNullable<DeskPurchase['shipTo']> }) {
  const { t } = useTranslation('operator');
  const { receiver, phone, postcode, address } = place;
  const lines = [receiver, phone, [address, postcode].filter(Boolean).join(', ')];
  return (
    <div className={classes.shipTo}>
      <p id="ship-to">{t('buying.place.shipTo')}</p>
      <ul aria-labelledby="ship-to">
        {lines.filter(Boolean).map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
            <CopyButton label={t('settings.copy', { what: line })} onCopy={() => copyText(line)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
