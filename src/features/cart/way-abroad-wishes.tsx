import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ShippingWishes } from '../../client/shipping-wishes';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { ShipmentEstimate } from '../../contract/shipment';
import classes from './way-abroad.module.css';
import { toggled } from './way-abroad.rules';

const LISTS = ['packing', 'services'] as const;

interface Props {
  wishes: ShippingWishes;
  /** What the lines and the shop can be asked to do; known with the first answer. */
  offered: Pick<ShipmentEstimate, 'services' | 'packing' | 'isInsurable'> | undefined;
  onWish: (more: Partial<ShippingWishes>) => void;
}

/** Where to, insured or not, and what is to be done on the way. */
export function WayAbroadWishes({ wishes, offered, onWish }: Props) {
  const { t } = useTranslation('cart');
  const countries = useRequest('GET /front/supported-countries', {});
  const places = (countries.data ?? []).map(({ code, name }) => ({ value: code.toLowerCase(), label: name }));
  const isListed = places.some(({ value }) => value === wishes.country);
  return (
    <div className={classes.wishes}>
      <div className={classes.place}>
        <NativeSelect
          size="md"
          label={t('abroad.country')}
          value={wishes.country}
          onChange={({ currentTarget: { value } }) => onWish({ country: value, postcode: '' })}
          data={isListed ? places : [{ value: wishes.country, label: wishes.country.toUpperCase() }, ...places]}
        />
        <TextInput
          label={t('abroad.postcode')}
          value={wishes.postcode}
          maxLength={16}
          onChange={({ currentTarget: { value } }) => onWish({ postcode: value })}
        />
      </div>
      {offered?.isInsurable && (
        <Checkbox
          label={t('abroad.insure')}
          checked={wishes.isInsured === true}
          onChange={({ currentTarget: { checked } }) => onWish({ isInsured: checked })}
        />
      )}
      {LISTS.flatMap((list) =>
        (offered?.[list] ?? []).map(({ code, name }) => (
          <Checkbox
            key={`${list}:${code}`}
            label={name}
            checked={wishes[list]?.includes(code) === true}
            onChange={() => onWish({ [list]: toggled(wishes[list], code) })}
          />
        )),
      )}
    </div>
  );
}
