import { NativeSelect } from '@mantine/core';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import type { Warehouse } from '../../contract/tenant';
import classes from './checkout-place.module.css';

export interface Places {
  warehouses: Warehouse[];
  /** The shopper's own address, in one line. */
  ownPlace: { receiver: string; place: string } | null;
}
interface Props extends Places {
  warehouseId: string;
  onWarehouse: (id: string) => void;
}

/** Where the goods go first, and where they go from there. */
export function CheckoutPlace({ warehouses, ownPlace, warehouseId, onWarehouse }: Props) {
  const { t } = useTranslation('cart');
  const chosen = warehouses.find(({ id }) => id === warehouseId);
  return (
    <section className={classes.places} aria-labelledby="places">
      <h2 id="places" className={classes.title}>
        {t('checkout.place.title')}
      </h2>
      {chosen && (
        <div className={classes.place}>
          {warehouses.length > 1 ? (
            <NativeSelect
              label={t('summary.warehouse')}
              data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              value={warehouseId}
              onChange={(event) => onWarehouse(event.currentTarget.value)}
            />
          ) : (
            <>
              <p className={classes.label}>{t('summary.warehouse')}</p>
              <p className={classes.name}>{chosen.name}</p>
            </>
          )}
          <p className={classes.address}>
            <bdi>{[chosen.address, chosen.postcode].filter(Boolean).join(', ')}</bdi>
          </p>
        </div>
      )}
      <div className={classes.place}>
        <p className={classes.label}>{t('checkout.place.toYou')}</p>
        {ownPlace ? (
          <>
            <p className={classes.name}>
              <bdi>{ownPlace.receiver}</bdi>
            </p>
            <p className={classes.address}>
              <bdi>{ownPlace.place}</bdi>
            </p>
          </>
        ) : (
          <p className={classes.address}>{t('checkout.place.none')}</p>
        )}
        <p className={classes.address}>{t('checkout.place.later')}</p>
        <Link href={paths.account()} className={classes.link}>
          {t(ownPlace ? 'checkout.place.change' : 'checkout.place.add')}
        </Link>
      </div>
    </section>
  );
}
