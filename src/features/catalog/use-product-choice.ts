import { useEffect, useRef, useState } from 'react';
import { useProfile } from '../../client/use-profile';
import type { Product } from '../../contract/catalog';
import { unitPriceOf } from '../../contract/sku-price';
import { stepQuantity } from '../../ui/quantity';
import type { WantedLine } from './bulk-choice.rules';
import { takeDraft } from './product-draft';
import { quantityBounds } from './quantity.rules';
import { choiceLabels, firstChoice, missingOptions, pick, skuOf, unitPriceSpan, type Choice } from './sku-choice.rules';
import { useBulk } from './use-bulk';

/** What the shopper has chosen of a product: options, how many, a word to the buyer. */
export function useProductChoice(product: Product) {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product));
  // what was asked for is kept while another SKU has fewer
  const [wanted, setQuantity] = useState(product.minOrderQuantity);
  const [message, setMessage] = useState('');
  /** How often the shopper went on with something left to choose. */
  const [asked, setAsked] = useState(0);
  const bulk = useBulk(product);
  const openBulk = useRef(bulk.open);
  openBulk.current = bulk.open;

  const shopperId = useProfile()?.id;
  const reader = useRef(shopperId);
  reader.current = shopperId;

  useEffect(() => {
    const draft = takeDraft(product.productUrl, reader.current);
    if (!draft) return;
    setChoice(
      draft.choice.reduce<Choice>(
        (choice, value, option) => (value === null ? choice : pick(product, choice, option, value)),
        firstChoice(product),
      ),
    );
    setQuantity(draft.quantity);
    setMessage(draft.message);
    if (draft.quantities) openBulk.current(draft.quantities);
  }, [product]);

  const sku = skuOf(product, choice);
  const bounds = quantityBounds(product, sku?.stock ?? Math.max(0, ...product.skus.map(({ stock }) => stock)));
  const quantity = stepQuantity(wanted, bounds);
  const pieces = bulk.isOn ? bulk.pieces : quantity;
  const hasEnough = bounds.max >= bounds.min;
  const one: WantedLine[] =
    sku && hasEnough
      ? [
          {
            skuId: sku.skuId,
            labels: choiceLabels(product, choice),
            quantity,
            unitPrice: unitPriceOf(product, sku.price, quantity),
          },
        ]
      : [];
  return {
    product,
    bulk,
    /** What is wanted, in one kind or several; empty where that is not clear yet. */
    lines: bulk.isOn ? bulk.lines : one,
    /** All of it together: what the tiers go by. */
    pieces,
    isReady: bulk.isOn ? !bulk.problem : one.length > 0,
    choice,
    sku,
    /** Options still to choose, once the shopper wanted to go on without. */
    marked: asked > 0 ? missingOptions(choice) : [],
    asked,
    ask: () => setAsked((count) => count + 1),
    choose: (option: number, value: string) => setChoice((before) => pick(product, before, option, value)),
    quantity,
    setQuantity,
    bounds,
    hasEnough,
    unitPrice: unitPriceSpan(product, choice, pieces),
    message,
    setMessage,
  };
}
export type ProductChoice = ReturnType<typeof useProductChoice>;
