import { pictureAt } from '../../contract/picture-address';
import { InARow } from '../../ui/in-a-row';
import { Price } from '../../ui/price';
import type { BuyParts } from './buy-box';
import { BuyButtons } from './buy-buttons';
import { BuyerNote } from './buyer-note';
import { LandedCost } from './landed-cost';
import { QuantityField } from './quantity-field';
import { choiceLabels, pictureOf } from './sku-choice.rules';
import { ProductOptions } from './product-options';
import classes from './choice-form.module.css';

/** Everything to choose of a product, with its price and its buttons: away from its page, or where that is narrow. */
export function ChoiceForm({ shopping, buy, cost, onAdded }: BuyParts & { onAdded: () => void }) {
  const { product, choice, unitPrice, bulk } = shopping;
  const picture = pictureOf(product, choice) ?? product.images[0];
  return (
    <div className={classes.form}>
      <div className={classes.summary}>
        {picture && <img src={pictureAt(picture, 200)} alt="" width={88} height={88} />}
        <div>
          {unitPrice && <Price price={unitPrice.from} size="lg" />}
          <p className={classes.labels}>{!bulk.isOn && <InARow parts={choiceLabels(product, choice)} />}</p>
        </div>
      </div>
      <div>
        <ProductOptions shopping={shopping} />
      </div>
      {!bulk.isOn && <QuantityField shopping={shopping} />}
      <BuyerNote shopping={shopping} />
      <LandedCost cost={cost} shopping={shopping} />
      <div className={classes.buttons}>
        <BuyButtons shopping={shopping} buy={buy} onAdded={onAdded} isRow />
      </div>
    </div>
  );
}
