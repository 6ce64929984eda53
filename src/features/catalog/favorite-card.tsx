import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../../ui/product-card';
import type { CardTexts } from '../../ui/use-card-texts';
import classes from './favorites-screen.module.css';
import type { KeptProduct } from './load-favorites';

interface Props {
  item: KeptProduct;
  texts: CardTexts;
  isFirst: boolean;
  onRemove: () => void;
}

/** A kept product. Into the cart goes a colour and a size: these are chosen on its page. */
export function FavoriteCard({ item: { product }, texts, isFirst, onRemove }: Props) {
  const { t } = useTranslation('my');
  return (
    <div className={classes.kept}>
      <ProductCard product={product} texts={texts} hearts={{ isOn: () => true, toggle: onRemove }} isFirst={isFirst} />
      <Link
        className={classes.choose}
        href={product.href}
        prefetch={false}
        aria-label={t('favorites.chooseOf', { title: product.title })}
      >
        {t('favorites.choose')}
      </Link>
    </div>
  );
}
