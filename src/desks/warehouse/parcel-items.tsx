import Link from 'next/link';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { DeskParcel } from '../../contract/parcel-desk';
import classes from './parcels.module.css';

/** What should be in it, and how each thing of an order stands. */
export function ParcelItems({ items, status }: Pick<DeskParcel, 'items' | 'status'>) {
  const { t } = useTranslation('operator');
  // how its order stands since is not how this one was
  const isGone = status === 'RETURNED_TO_SELLER';
  const mayRead = useMay('purchase.read');
  if (items.length === 0) return <p className={classes.quiet}>{t('parcels.noItems')}</p>;
  return (
    <ul className={classes.items}>
      {items.map(({ id, title, image, options, quantity, order, found }) => (
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
                {!isGone && (
                  <>
                    {' · '}
                    {t(
                      order.status === 'ORDERED' ? `buying.status.${order.orderStatus}` : `buying.item.${order.status}`,
                    )}
                  </>
                )}
                {!found && order.finding && (
                  <>
                    {' · '}
                    <bdi>{order.finding}</bdi>
                  </>
                )}
              </span>
            )}
            {found && (found.finding || isGone) && (
              <span className={classes.quiet}>
                {t(`parcels.verdict.${found.verdict}`)}
                {found.finding && (
                  <>
                    {': '}
                    <bdi>{found.finding}</bdi>
                  </>
                )}
                {found.decision && (
                  <>
                    {' · '}
                    {t(`parcels.decision.${found.decision}`)}
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
