import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { HeartButton } from '../../ui/heart-button';
import { MoneyText } from '../../ui/price';
import type { BuyParts, Favorite } from './buy-box';
import { isSoldOut } from './sku-choice.rules';
import classes from './buy-bar.module.css';

interface Props extends BuyParts {
  favorite: Favorite;
  onChoose: () => void;
}

/** Phones: always under the thumb, with what a piece costs as it is chosen. What is not chosen yet is asked for in the sheet. */
export function BuyBar({ shopping, buy, favorite, onChoose }: Props) {
  const { t } = useTranslation('product');
  const { unitPrice } = shopping;
  const isSpan = unitPrice && unitPrice.to.local.amount > unitPrice.from.local.amount;
  const isOff = isSoldOut(shopping.product) || !(shopping.hasEnough || shopping.bulk.isOn);
  const withChoice = (go: () => void) => () => {
    if (shopping.isReady) go();
    else onChoose();
  };
  return (
    <div className={classes.bar}>
      {/* keeps its room where nothing has a price */}
      <p className={classes.price}>
        {unitPrice && <MoneyText money={unitPrice.from.local} size="md" />}
        {isSpan && (
          <>
            <span>–</span>
            <MoneyText money={unitPrice.to.local} size="md" />
          </>
        )}
      </p>
      <HeartButton
        isOn={favorite.isFavorite}
        isBusy={favorite.isBusy}
        label={t(favorite.isFavorite ? 'favorite.forget' : 'favorite.keep')}
        onToggle={favorite.toggle}
      />
      <ActionButton
        className={classes.button}
        variant="default"
        disabled={isOff}
        loading={buy.isLeaving}
        onClick={withChoice(buy.buyNow)}
      >
        {t('buy.now')}
      </ActionButton>
      <ActionButton
        className={classes.button}
        disabled={isOff}
        loading={buy.isAdding}
        onClick={withChoice(() => void buy.addToCart())}
      >
        {isSoldOut(shopping.product) ? t('options.sold-out') : t('buy.add')}
      </ActionButton>
    </div>
  );
}
