import { useTranslation } from '../../client/use-translation';
import type { QueuedPurchase } from '../../contract/buying-desk';
import classes from './buying.module.css';

/** Two sellers may have one name. */
export const shopKey = ({ channel, shopId }: QueuedPurchase): string => `${channel ?? ''} ${shopId}`;

/** Of whom the orders below are, and how many of them are on this page. */
export function ShopHeading({ orders }: { orders: QueuedPurchase[] }) {
  const { t } = useTranslation('operator');
  const [first] = orders;
  if (!first) return null;
  const { channel, shopName } = first;
  return (
    <>
      {channel ? t(`buying.channel.${channel}`) : t('buying.quoted')}
      {shopName && (
        <>
          {' · '}
          <bdi>{shopName}</bdi>
        </>
      )}{' '}
      <span className={classes.quiet}>{t('buying.ordersHere', { count: orders.length })}</span>
    </>
  );
}
