import Link from 'next/link';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { DeskParcel } from '../../contract/parcel-desk';
import classes from './parcels.module.css';

/** What should be in it, and how each thing of an order stands. */
export function ParcelItems({ items }: Pick<DeskParcel, 'items'>) {
  const { t } = useTranslation('operator');
  const mayRead = useMay('purchase.read');
  if (items.length === 0) return <p className={classes.quiet}>{t('parcels.noItems')}</p>;
  return (
    <ul className={classes.items}>
      {items.map(({ id, title, image, options, quantity, order }) => (
        <li key={id}>
          {image ? (
            <img src={image} alt="" width={56} height={56} className={classes.picture} loading="lazy" />
          ) : (
            <span className={classes.picture} />
          )}
          <span className={classes.what}>
            <bdi>{title}</bdi>
            <span className={classes.quiet}>
              {options.length > 0 && (
                <>
                  <bdi>{options.join(' · ')}</bdi>
                  {' · '}
                </>
              )}
              {t('buying.pieces', { count: quantity })}
            </span>
            {order && (
              <span className={classes.quiet}>
                {mayRead ? (
                  <Link href={deskPaths.purchase(order.id)} prefetch={false}>
                    <bdi>{order.orderNo}</bdi>
                  </Link>
                ) : (
                  <bdi>{order.orderNo}</bdi>
                )}
                {' · '}
                {t(order.status === 'ORDERED' ? `buying.status.${order.orderStatus}` : `buying.item.${order.status}`)}
                {order.finding && (
                  <>
                    {' · '}
                    <bdi>{order.finding}</bdi>
                  </>
                )}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
