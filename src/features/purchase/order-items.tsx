import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { PurchaseOrderDetail } from '../../contract/purchase';
import { pictureAt } from '../../ui/picture-source';
import { MoneyText, Price } from '../../ui/price';
import classes from './order-items.module.css';

export function OrderItems({ order, hrefs }: { order: PurchaseOrderDetail; hrefs: Record<string, string> }) {
  const { t } = useTranslation('purchase');
  return (
    <ul className={classes.items}>
      {order.items.map((item) => (
        <li key={item.id} className={classes.item}>
          <img src={pictureAt(item.image, 200)} alt="" width={72} height={72} loading="lazy" />
          <div className={classes.text}>
            <Link href={hrefs[item.productUrl] ?? '#'} className={classes.title}>
              {item.title}
            </Link>
            {item.skuLabels.length > 0 && <p className={classes.quiet}>{item.skuLabels.join(' · ')}</p>}
            {item.message && <p className={classes.quiet}>{t('detail.message', { message: item.message })}</p>}
          </div>
          <div className={classes.sums}>
            <Price price={item.unitPrice} />
            <span className={classes.quiet}>{t('detail.quantityOf', { count: item.quantity })}</span>
            <strong>
              <MoneyText money={item.total.local} size="md" />
            </strong>
          </div>
        </li>
      ))}
    </ul>
  );
}
