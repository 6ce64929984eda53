import { useTranslation } from '../../client/use-translation';
import type { Product } from '../../contract/catalog';
import { groupThousands } from '../../contract/money';
import { unitPriceOf } from '../../contract/sku-price';
import { pictureAt } from '../../contract/picture-address';
import { MoneyText } from '../../ui/price';
import { QuantityInput } from '../../ui/quantity-input';
import type { BulkRow } from './bulk-choice.rules';
import { quantityBounds } from './quantity.rules';
import type { Bulk } from './use-bulk';
import classes from './bulk.module.css';

interface Props {
  product: Product;
  row: BulkRow;
  /** The colour that these sizes are of. */
  group: string;
  bulk: Bulk;
}

/** One SKU: what it is, what a piece costs at this sum, what is left, how many. */
export function BulkRowField({ product, row: { sku, label, image }, group, bulk }: Props) {
  const { t } = useTranslation('product');
  const { step, max } = quantityBounds(product, sku.stock);
  const canHave = max >= step;
  return (
    <li className={classes.row} data-off={!canHave || undefined}>
      {image && <img src={pictureAt(image, 96)} alt="" width={40} height={40} loading="lazy" />}
      <span className={classes.what}>
        <span className={classes.label} dir="auto">
          {label}
        </span>
        <span className={classes.facts}>
          <MoneyText money={unitPriceOf(product, sku.price, Math.max(bulk.pieces, 1)).local} />
          <span>
            {canHave
              ? t('quantity.stock', { count: sku.stock, shown: groupThousands(sku.stock) })
              : t('options.sold-out')}
          </span>
        </span>
      </span>
      <QuantityInput
        label={t('bulk.of', { name: [group, label].filter(Boolean).join(' · ') })}
        value={bulk.quantities[sku.skuId] ?? 0}
        onChange={(quantity) => bulk.setQuantity(sku.skuId, quantity)}
        min={0}
        max={max}
        step={step}
        isDisabled={!canHave}
      />
    </li>
  );
}
