import { Checkbox, NumberInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
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
        <NumberInput
          className={classes.boxes}
          label={t('wishes.boxes')}
          value={draft.boxes}
          min={1}
          max={Math.min(parcels, LIMITS.transitBoxes)}
          allowDecimal={false}
          clampBehavior="strict"
          onChange={(boxes) => typeof boxes === 'number' && change({ boxes: Math.max(1, boxes) })}
        />
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
