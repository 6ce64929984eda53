import { productHref } from '../../client/product-href';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { OwnProduct } from '../../contract/own-product';
import { PageTitle } from '../../ui/page-title';
import classes from './content.module.css';
import { OwnProductForm } from './own-product-form';
import { wordsIn } from './words-in';

/** One product of the shop's own, with the way to where shoppers see it. */
export function OwnProductScreen({ product }: { product: OwnProduct | null }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const title = product ? wordsIn(product.titles, locale, tenant.defaultLanguage) : t('own.new');
  return (
    <div className={classes.main}>
      <PageTitle title={title} />
      <h1 className={classes.title}>
        <bdi>{title}</bdi>
      </h1>
      {product && (
        <a href={productHref(product.productUrl)} target="_blank" rel="noreferrer">
          {t('own.look')}
        </a>
      )}
      <OwnProductForm first={product} />
    </div>
  );
}
