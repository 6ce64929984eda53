import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { isSoldOut } from './sku-choice.rules';
import type { Buy } from './use-buy';
import type { ProductChoice } from './use-product-choice';
import classes from './buy-box.module.css';

interface Props {
  shopping: ProductChoice;
  buy: Buy;
  onAdded?: () => void;
  /** Side by side, as in the bar under the thumb. */
  isRow?: boolean;
}

/** Into the cart is the one primary button; a refusal stands right above it. */
export function BuyButtons({ shopping, buy, onAdded, isRow = false }: Props) {
  const { t } = useTranslation('product');
  const { product, hasEnough, bulk } = shopping;
  const isOff = isSoldOut(product) || !(hasEnough || bulk.isOn);
  const add = async () => {
    if (await buy.addToCart()) onAdded?.();
  };
  return (
    <div className={classes.buttons} data-row={isRow || undefined}>
      <RefusalAlert error={buy.error?.status === 401 ? undefined : buy.error} />
      <ActionButton size="lg" fullWidth disabled={isOff} loading={buy.isAdding} onClick={() => void add()}>
        {isSoldOut(product) ? t('options.sold-out') : t('buy.add')}
      </ActionButton>
      <ActionButton size="lg" fullWidth variant="default" disabled={isOff} loading={buy.isLeaving} onClick={buy.buyNow}>
        {t('buy.now')}
      </ActionButton>
    </div>
  );
}
