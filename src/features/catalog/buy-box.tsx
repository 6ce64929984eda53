import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import { BuyButtons } from './buy-buttons';
import { BuyerNote } from './buyer-note';
import { LandedCost } from './landed-cost';
import { QuantityField } from './quantity-field';
import type { Buy } from './use-buy';
import type { useFavorite } from './use-favorite';
import type { ShownCost } from './use-landed-cost';
import type { ProductChoice } from './use-product-choice';
import classes from './buy-box.module.css';

export interface BuyParts {
  shopping: ProductChoice;
  buy: Buy;
  cost: ShownCost | null;
}
export type Favorite = ReturnType<typeof useFavorite>;

/** Beside the options and always in sight; on phones only its receipt stands in the page. */
export function BuyBox({ shopping, buy, cost, favorite }: BuyParts & { favorite: Favorite }) {
  const { t } = useTranslation('product');
  const Heart = favorite.isFavorite ? IconHeartFilled : IconHeart;
  return (
    <aside className={classes.box} aria-label={t('buy.title')}>
      {!shopping.bulk.isOn && (
        <div className={classes.wideOnly}>
          <QuantityField shopping={shopping} />
        </div>
      )}
      <LandedCost cost={cost} shopping={shopping} />
      <div className={classes.wideOnly}>
        <BuyerNote shopping={shopping} />
        <BuyButtons shopping={shopping} buy={buy} />
        <button type="button" className={classes.favorite} aria-pressed={favorite.isFavorite} onClick={favorite.toggle}>
          <Heart size={18} aria-hidden />
          {t(favorite.isFavorite ? 'favorite.kept' : 'favorite.keep')}
        </button>
      </div>
    </aside>
  );
}
