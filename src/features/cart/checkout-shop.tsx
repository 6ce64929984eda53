import { useTranslation } from '../../client/use-translation';
import { useChannelName } from '../../client/use-channel-name';
import type { Quote } from '../../contract/cart';
import { OrderLine } from '../../ui/order-line';
import { MoneyText } from '../../ui/price';
import classes from './checkout-shop.module.css';

const PROBLEM_KEYS = {
  SOLD_OUT: 'checkout.soldOut',
  OFF_SHELF: 'checkout.offShelf',
  QUANTITY: 'checkout.quantity',
} as const;

/** One seller's lines as they will stand in the order. */
export function CheckoutShop({ shop }: { shop: Quote['shops'][number] }) {
  const { t } = useTranslation('cart');
  const nameOf = useChannelName();
  return (
    <section className={classes.shop} aria-label={shop.shopName}>
      <header className={classes.head}>
        <h2>
          <bdi>{shop.shopName}</bdi>
        </h2>
        <span className={classes.channel}>{nameOf(shop.channel)}</span>
      </header>
      <ul className={classes.lines}>
        {shop.lines.map((line) => (
          <OrderLine
            key={`${line.productUrl}:${line.productSkuId}`}
            image={line.image}
            title={line.title}
            details={[
              ...(line.skuLabels.length ? [line.skuLabels.join(' · ')] : []),
              ...(line.message ? [t('checkout.messageLabel', { message: line.message })] : []),
            ]}
            unitPrice={line.unitPrice}
            quantity={line.quantity}
            quantityText={t('checkout.quantityOf', { count: line.quantity })}
            total={line.total}
          >
            {line.problem && <p className={classes.problem}>{t(PROBLEM_KEYS[line.problem])}</p>}
            {line.priceBefore && (
              <p className={classes.moved}>
                {t('line.priceMoved')} <MoneyText money={line.priceBefore.local} className={classes.before} />{' '}
                <span className={classes.arrow} aria-hidden /> <MoneyText money={line.unitPrice.local} />
              </p>
            )}
          </OrderLine>
        ))}
      </ul>
    </section>
  );
}
