import { Checkbox } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { QuantityInput } from '../../ui/quantity-input';
import classes from './new-transit.module.css';
import type { TransitComposer } from './use-transit-draft';

const toggled = (codes: string[], code: string, isOn: boolean) =>
  isOn ? [...codes, code] : codes.filter((each) => each !== code);

/** How it is packed, and what else is done on the way. */
export function WishList({ composer, parcels }: { composer: TransitComposer; parcels: number }) {
  const { t } = useTranslation('transit');
  const { draft, change, estimate, quote } = composer;
  return (
    <div className={classes.wishes}>
      {parcels > 1 && (
        <div className={classes.boxes}>
          <span aria-hidden>{t('wishes.boxes')}</span>
          <QuantityInput
            label={t('wishes.boxes')}
            value={draft.boxes}
            max={Math.min(parcels, LIMITS.transitBoxes)}
            isLive
            onChange={(boxes) => change({ boxes })}
          />
        </div>
      )}
      {estimate?.packing.map(({ code, name }) => (
        <Checkbox
          key={code}
          label={name}
          checked={draft.packingWishes.includes(code)}
          onChange={({ currentTarget: { checked } }) =>
            change({ packingWishes: toggled(draft.packingWishes, code, checked) })
          }
        />
      ))}
      {quote?.services.map(({ code, name, isForced }) => (
        <Checkbox
          key={code}
          label={name}
          description={isForced ? t('wishes.always') : undefined}
          checked={isForced || draft.services.includes(code)}
          disabled={isForced}
          onChange={({ currentTarget: { checked } }) => change({ services: toggled(draft.services, code, checked) })}
        />
      ))}
    </div>
  );
}
