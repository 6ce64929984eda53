import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { QueuedManualOrder } from '../../contract/manual-desk';
import { MoneyText } from '../../ui/price';
import { Age } from '../bench/age';
import classes from './manual-queue-table.module.css';

interface Props {
  items: QueuedManualOrder[];
  now: string;
}

/** A row a request: what, for whom, since when, and who is on it; on phones each is two lines. */
export function ManualQueueTable({ items, now }: Props) {
  const { t } = useTranslation('operator');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('manual.what')}</th>
          <th scope="col">{t('manual.shopper')}</th>
          <th scope="col" className={classes.figure}>
            {t('manual.price')}
          </th>
          <th scope="col">{t('manual.on')}</th>
          <th scope="col" className={classes.figure}>
            {t('manual.since')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, productUrl, shopperName, createdAt, total, unitPriceFen, quantity, lease }) => (
          <tr key={id}>
            <td className={classes.what}>
              <Link href={deskPaths.manualOrder(id)} prefetch={false}>
                <bdi>{title}</bdi>
              </Link>{' '}
              <bdi dir="ltr" className={classes.host}>
                {new URL(productUrl).hostname}
              </bdi>
            </td>
            <td>
              <bdi>{shopperName}</bdi>
            </td>
            <td className={classes.figure}>
              <MoneyText money={total?.cny ?? { amount: unitPriceFen, currency: 'CNY' }} />
              {!total && ` × ${quantity}`}
            </td>
            <td>{lease && <bdi>{lease.isMine ? t('manual.me') : lease.name}</bdi>}</td>
            <td className={classes.figure}>
              <Age since={createdAt} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
