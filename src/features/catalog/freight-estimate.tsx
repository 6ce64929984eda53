import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useCart } from '../../client/cart.store';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { useWayAbroad } from '../../client/use-way-abroad';
import { LoadError } from '../../ui/load-error';
import { SkeletonBlock } from '../../ui/skeletons';
import { FreightAnswer } from './freight-answer';
import { besides, chosenGoods, goodsInCart, together } from './shipped-goods.rules';
import type { ProductChoice } from './use-product-choice';
import classes from './freight-estimate.module.css';

/** What the way abroad would cost for what is chosen here and in the cart, as the cart will say it. */
export function FreightEstimate({ shopping }: { shopping: ProductChoice }) {
  const { t } = useTranslation('product');
  const countries = useRequest('GET /front/supported-countries', {});
  const { cart, selection, hasChosen } = useCart();
  const inCart = goodsInCart(cart, hasChosen ? selection : undefined);
  const [isWithCart, setWithCart] = useState(true);
  const goods = chosenGoods(shopping);
  const others = besides(goods, inCart).length;
  const all = isWithCart ? together(goods, inCart) : goods;
  const { wishes, wish, estimate, error, retry } = useWayAbroad(all);

  return (
    <section className={classes.card} aria-labelledby="freight-title">
      <div className={classes.head}>
        <h2 id="freight-title" className={classes.title}>
          {t('freight.title')}
        </h2>
        <NativeSelect
          size="sm"
          miw="9.25rem"
          aria-label={t('freight.country')}
          value={wishes?.country ?? ''}
          onChange={({ currentTarget: { value } }) => wish({ country: value, postcode: '' })}
          data={(countries.data ?? []).map(({ code, name }) => ({ value: code.toLowerCase(), label: name }))}
        />
      </div>
      {others > 0 && (
        <Checkbox
          size="sm"
          label={t('freight.withCart', { count: others })}
          checked={isWithCart}
          onChange={({ currentTarget: { checked } }) => setWithCart(checked)}
        />
      )}
      <div aria-live="polite" className={classes.body}>
        {goods.length === 0 ? (
          <p className={classes.note}>{t('freight.unknownWeight')}</p>
        ) : error ? (
          <LoadError detail={error.detail} onRetry={retry} />
        ) : !estimate ? (
          <SkeletonBlock height={129} radius={12} />
        ) : (
          <FreightAnswer estimate={estimate} productUrl={shopping.product.productUrl} />
        )}
      </div>
      <p className={classes.note}>{t('freight.hint')}</p>
    </section>
  );
}
