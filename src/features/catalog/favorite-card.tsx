import { useTranslation } from '../../client/use-translation';
import { ProductCard } from '../../ui/product-card';
import type { CardTexts } from '../../ui/use-card-texts';
import classes from './favorites-screen.module.css';
import type { KeptProduct } from './load-favorites';

interface Props {
  item: KeptProduct;
  texts: CardTexts;
  isFirst: boolean;
  onRemove: () => void;
  onChoose: () => void;
}

/** A kept product. Into the cart goes a colour and a size: these are asked for in a dialog. */
export function FavoriteCard({ item: { product }, texts, isFirst, onRemove, onChoose }: Props) {
  const { t } = useTranslation(['my', 'product']);
  return (
    <div className={classes.kept}>
      <ProductCard product={product} texts={texts} hearts={{ isOn: () => true, toggle: onRemove }} isFirst={isFirst} />
      <button
        type="button"
        className={classes.choose}
        aria-label={t('favorites.addOf', { title: product.title })}
        aria-haspopup="dialog"
        onClick={onChoose}
      >
        {t('product:buy.add')}
      </button>
    </div>
  );
}
