import { useMemo, useState } from 'react';
import type { Product } from '../../contract/catalog';
import { bulkLines, bulkProblem, canBuyInBulk, piecesOf, type Quantities } from './bulk-choice.rules';

/** Several SKUs at once: how many of each. */
export function useBulk(product: Product) {
  const [isOn, setOn] = useState(false);
  const [quantities, setQuantities] = useState<Quantities>({});
  const lines = useMemo(() => bulkLines(product, quantities), [product, quantities]);
  return {
    isOffered: canBuyInBulk(product),
    isOn,
    lines,
    pieces: piecesOf(lines),
    problem: bulkProblem(product, lines),
    quantities,
    setQuantity: (skuId: string, quantity: number) => setQuantities((before) => ({ ...before, [skuId]: quantity })),
    clear: () => setQuantities({}),
    /** With what was chosen of one kind, if anything was. */
    open: (chosen: Quantities = {}) => {
      setQuantities((before) => ({ ...chosen, ...before }));
      setOn(true);
    },
    close: () => setOn(false),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
