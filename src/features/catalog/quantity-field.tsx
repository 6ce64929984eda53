import { useTranslation } from '../../client/use-translation';
import { groupThousands } from '../../contract/money';
import { QuantityInput } from '../../ui/quantity-input';
import type { ProductChoice } from './use-product-choice';
import classes from './buy-box.module.css';

/** How many: by minimum and batch, up to what the seller has. */
export function QuantityField({ shopping }: { shopping: ProductChoice }) {
  const { t } = useTranslation(['product', 'common']);
  const { sku, bounds, quantity, hasEnough, setQuantity } = shopping;
  const rules = [
    bounds.min > 1 && t('common:quantity.atLeast', { count: bounds.min }),
    bounds.step > 1 && t('quantity.batch', { count: bounds.step }),
    sku && t('quantity.stock', { count: sku.stock, shown: groupThousands(sku.stock) }),
  ].filter(Boolean);
  return (
    <div className={classes.quantity}>
      <div className={classes.quantityRow}>
        <span className={classes.label}>{t('quantity.label')}</span>
        <QuantityInput
          label={t('quantity.label')}
          value={quantity}
          onChange={setQuantity}
          {...bounds}
          isDisabled={!hasEnough}
        />
      </div>
      {hasEnough
        ? rules.length > 0 && <p className={classes.note}>{rules.join(' · ')}</p>
        : sku && <p className={classes.refusal}>{t(sku.stock > 0 ? 'quantity.tooFew' : 'options.sold-out')}</p>}
    </div>
  );
}
