import { useTranslation } from 'next-i18next/pages';
import { CHANNEL_NAMES } from '../../contract/channels';
import type { Quote } from '../../contract/cart';
import { pictureAt } from '../../ui/picture-source';
import { MoneyText, Price } from '../../ui/price';
import classes from './checkout-shop.module.css';

const PROBLEM_KEYS = {
  SOLD_OUT: 'checkout.soldOut',
  OFF_SHELF: 'checkout.offShelf',
  QUANTITY: 'checkout.quantity',
} as const;

/** One seller's lines as they will stand in the order. */
export function CheckoutShop({ shop }: { shop: Quote['shops'][number] }) {
  const { t } = useTranslation('cart');
  return (
    <section className={classes.shop} aria-label={shop.shopName}>
      <header className={classes.head}>
        <bdi>{shop.shopName}</bdi>
        <span className={classes.channel}>{CHANNEL_NAMES[shop.channel]}</span>
      </header>
      <ul className={classes.lines}>
        {shop.lines.map((line) => (
          <li key={`${line.productUrl}:${line.productSkuId}`} className={classes.line}>
            <img src={pictureAt(line.image, 200)} alt="" width={72} height={72} loading="lazy" />
            <div className={classes.text}>
              <p className={classes.title}>{line.title}</p>
              {line.skuLabels.length > 0 && <p className={classes.quiet}>{line.skuLabels.join(' · ')}</p>}
              {line.message && <p className={classes.quiet}>{t('checkout.messageLabel', { message: line.message })}</p>}
              {line.problem && <p className={classes.problem}>{t(PROBLEM_KEYS[line.problem])}</p>}
              {line.priceBefore && (
                <p className={classes.moved}>
                  <s>
                    <MoneyText money={line.priceBefore.local} />
                  </s>{' '}
                  → <MoneyText money={line.unitPrice.local} />
                </p>
              )}
            </div>
            <div className={classes.sums}>
              <Price price={line.unitPrice} />
              <span className={classes.quiet}>{t('checkout.quantityOf', { count: line.quantity })}</span>
              <strong>
                <MoneyText money={line.total.local} size="md" />
              </strong>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
