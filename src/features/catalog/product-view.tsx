import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { Product } from '../../contract/catalog';
import { ImageGallery } from '../../ui/image-gallery';
import { Late } from '../../ui/late';
import { SkeletonBlock } from '../../ui/skeletons';
import { AsOf } from './as-of';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { ChoiceRow } from './choice-row';
import { ProductDetails } from './product-details';
import { ProductHeading } from './product-heading';
import { ProductOptions } from './product-options';
import { ProductPrice } from './product-price';
import { SimilarBelow } from './similar-below';
import { pictureOf } from './sku-choice.rules';
import { useBuy } from './use-buy';
import { useFavorite } from './use-favorite';
import { useLandedCost } from './use-landed-cost';
import { useProductChoice } from './use-product-choice';
import { useRememberView } from './use-remember-view';
import classes from './product.module.css';
import { LayerLoading, PartLoading, partLoadingIn } from '../../ui/part-loading';

const FREIGHT_ROOM = <SkeletonBlock height={277} radius={16} />;
const ChoiceSheet = dynamic(() => import('./choice-sheet').then((file) => file.ChoiceSheet), {
  ssr: false,
  loading: LayerLoading,
});
const RecentlyViewed = dynamic(() => import('./recently-viewed').then((file) => file.RecentlyViewed), {
  ssr: false,
  loading: PartLoading,
});
const FreightEstimate = dynamic(() => import('./freight-estimate').then((file) => file.FreightEstimate), {
  ssr: false,
  loading: partLoadingIn(FREIGHT_ROOM),
});

export function ProductView({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'common']);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const shopping = useProductChoice(product);
  const cost = useLandedCost(shopping);
  const buy = useBuy(shopping);
  const favorite = useFavorite(product);
  useRememberView(product);
  const pictures = useMemo(() => allPicturesOf(product), [product]);
  const parts = { shopping, buy, cost };

  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <div className={classes.gallery}>
          <ImageGallery
            pictures={pictures}
            shown={pictureOf(product, shopping.choice)}
            name={product.title}
            texts={{
              gallery: t('gallery.label'),
              show: (number) => t('gallery.show', { number, total: pictures.length }),
              zoom: (number) => t('gallery.zoom', { number }),
              previous: t('gallery.previous'),
              next: t('gallery.next'),
              close: t('common:actions.close'),
            }}
          />
        </div>
        <div className={classes.info}>
          <ProductHeading product={product} />
          <ProductPrice shopping={shopping} />
          <AsOf at={product.asOf} />
          <div className={classes.options}>
            <ProductOptions shopping={shopping} />
          </div>
          <ChoiceRow shopping={shopping} onOpen={() => setSheetOpen(true)} />
        </div>
        <BuyBox {...parts} favorite={favorite} />
        <div className={classes.freight}>
          <Late instead={FREIGHT_ROOM}>
            <FreightEstimate shopping={shopping} />
          </Late>
        </div>
      </div>
      <ProductDetails product={product} />
      <SimilarBelow product={product} />
      <RecentlyViewed className={classes.recent} exceptId={product.productId} />
      <BuyBar {...parts} favorite={favorite} onChoose={() => setSheetOpen(true)} />
      <ChoiceSheet {...parts} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </div>
  );
}

/** The product's own pictures, then those of its options that are not among them. */
const allPicturesOf = ({ images, options, skus }: Product): string[] => [
  ...new Set([
    ...images,
    ...options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? [])),
    ...skus.flatMap(({ image }) => image ?? []),
  ]),
];
