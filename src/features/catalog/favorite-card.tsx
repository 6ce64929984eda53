import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { HeartButton } from '../../ui/heart-button';
import { ProductCard } from '../../ui/product-card';
import classes from './favorites-screen.module.css';
import type { KeptProduct } from './load-favorites';

interface Props {
  item: KeptProduct;
  isFirst: boolean;
  isBusy: boolean;
  onRemove: () => void;
}

/** A kept product. Into the cart goes a colour and a size: these are chosen on its page. */
export function FavoriteCard({ item: { product }, isFirst, isBusy, onRemove }: Props) {
  const { t } = useTranslation('my');
  return (
    <div className={classes.kept}>
      <ProductCard
        product={product}
        isFirst={isFirst}
        action={
          <HeartButton
            isOn
            isBusy={isBusy}
            label={t('favorites.remove', { title: product.title })}
            onToggle={onRemove}
          />
        }
      />
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
