import { useTranslation } from 'react-i18next';
import { pictureAt } from '../../ui/picture-source';
import { Price } from '../../ui/price';
import { Sheet } from '../../ui/sheet';
import type { BuyParts } from './buy-box';
import { BuyButtons } from './buy-buttons';
import { BuyerNote } from './buyer-note';
import { LandedCost } from './landed-cost';
import { QuantityField } from './quantity-field';
import { choiceLabels, pictureOf } from './sku-choice.rules';
import { ProductOptions } from './product-options';
import classes from './choice-sheet.module.css';

/** Phones: everything to choose, with its price and its buttons. */
export function ChoiceSheet({
  shopping,
  buy,
  cost,
  isOpen,
  onClose,
}: BuyParts & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('product');
  const { product, choice, unitPrice, bulk } = shopping;
  const picture = pictureOf(product, choice) ?? product.images[0];
  return (
    <Sheet isOpen={isOpen} title={t('options.title')} onClose={onClose}>
      <div className={classes.sheet}>
        <div className={classes.summary}>
          {picture && <img src={pictureAt(picture, 200)} alt="" width={88} height={88} />}
          <div>
            {unitPrice && <Price price={unitPrice.from} size="lg" />}
            <p className={classes.labels}>{!bulk.isOn && choiceLabels(product, choice).join(' · ')}</p>
          </div>
        </div>
        <div>
          <ProductOptions shopping={shopping} />
        </div>
        {!bulk.isOn && <QuantityField shopping={shopping} />}
        <BuyerNote shopping={shopping} />
        <LandedCost cost={cost} shopping={shopping} />
        <div className={classes.buttons}>
          <BuyButtons shopping={shopping} buy={buy} onAdded={onClose} isRow />
        </div>
      </div>
    </Sheet>
  );
}
