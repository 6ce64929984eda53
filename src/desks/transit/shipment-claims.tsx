import Link from 'next/link';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { DeskShipment } from '../../contract/way-desk';
import { MoneyText } from '../../ui/price';
import { ShownPictures } from './shown-pictures';
import classes from './transit.module.css';

/** What its shopper claims for it. Money is given where money is given, by whom may: here is what it is about. */
export function ShipmentClaims({ claims }: Pick<DeskShipment, 'claims'>) {
  const { t } = useTranslation('operator');
  const mayRead = useMay('money.read');
  if (claims.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{t('shipments.claims')}</h2>
      {claims.map(({ id, refundNo, cause, status, amount, reason, photos }) => (
        <div key={id} className={classes.claim}>
          <p>
            {mayRead ? (
              <Link href={deskPaths.refund(id)} prefetch={false}>
                <bdi>{refundNo}</bdi>
              </Link>
            ) : (
              <bdi>{refundNo}</bdi>
            )}
            {' · '}
            {t(`shipments.cause.${cause === 'INSURED' ? 'INSURED' : 'LOST'}`)} · <MoneyText money={amount} /> ·{' '}
            {t(`refunds.status.${status}`)}
          </p>
          {reason && <p className={classes.quiet}>{reason}</p>}
          <ShownPictures pictures={photos} />
          {!mayRead && status === 'REQUESTED' && <p className={classes.quiet}>{t('shipments.answeredAt')}</p>}
        </div>
      ))}
    </section>
  );
}
