import { useEffect, useState } from 'react';
import type { Product } from '../../contract/catalog';
import { stepQuantity } from '../../ui/quantity';
import { takeDraft } from './product-draft';
import { quantityBounds } from './quantity.rules';
import { firstChoice, missingOptions, pick, skuOf, unitPriceSpan, type Choice } from './sku-choice.rules';

/** What the shopper has chosen of a product: options, how many, a word to the buyer. */
export function useProductChoice(product: Product) {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product));
  // what was asked for is kept while another SKU has fewer
  const [wanted, setQuantity] = useState(product.minOrderQuantity);
  const [message, setMessage] = useState('');
  /** How often the shopper went on with something left to choose. */
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const draft = takeDraft(product.productUrl);
    if (!draft) return;
    setChoice(
      draft.choice.reduce<Choice>(
        (choice, value, option) => (value === null ? choice : pick(product, choice, option, value)),
        firstChoice(product),
      ),
    );
    setQuantity(draft.quantity);
    setMessage(draft.message);
  }, [product]);

  const sku = skuOf(product, choice);
  const bounds = quantityBounds(product, sku?.stock ?? Math.max(0, ...product.skus.map(({ stock }) => stock)));
  const quantity = stepQuantity(wanted, bounds);
  return {
    product,
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
    hasEnough: bounds.max >= bounds.min,
    unitPrice: unitPriceSpan(product, choice, quantity),
    message,
    setMessage,
  };
}
export type ProductChoice = ReturnType<typeof useProductChoice>;
