import { useTranslation } from '../../client/use-translation';
import type { PurchaseOrderDetail } from '../../contract/purchase';
import { OrderLine } from '../../ui/order-line';
import { ItemState } from './item-state';
import classes from './order-items.module.css';

export function OrderItems({ order, hrefs }: { order: PurchaseOrderDetail; hrefs: Record<string, string> }) {
  const { t } = useTranslation('purchase');
  return (
    <ul className={classes.items}>
      {order.items.map((item, place) => (
        <OrderLine
          key={item.id}
          isFirst={place < 4}
          image={item.image}
          title={item.title}
          href={hrefs[item.productUrl]}
          details={[
            ...(item.skuLabels.length ? [item.skuLabels.join(' · ')] : []),
            ...(item.message ? [t('detail.message', { message: item.message })] : []),
          ]}
          unitPrice={item.unitPrice}
          quantity={item.quantity}
          quantityText={t('detail.quantityOf', { count: item.quantity })}
          total={item.total}
        >
          <ItemState item={item} />
        </OrderLine>
      ))}
    </ul>
  );
}
