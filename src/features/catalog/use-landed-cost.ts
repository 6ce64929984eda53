import type { ServiceFeeRule } from '../../contract/fields';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { call } from '../../client/call';
import { useProfile } from '../../client/use-profile';
import { useTenant } from '../../client/use-shell';
import type { Quote } from '../../contract/cart';
import { estimateLandedCost, type LandedCost } from './landed-cost.rules';
import type { ProductChoice } from './use-product-choice';

const TYPING_MS = 350;

export interface ShownCost extends LandedCost {
  /** By our own arithmetic, not the server's word. */
  isEstimate: boolean;
  cnyToLocalRate: string;
  marginBasisPoints: number;
  serviceFeeRule: ServiceFeeRule;
}

/** What the chosen SKUs cost until they lie in the warehouse: the server's quote, else (visitors, faults) an estimate. */
export function useLandedCost({ product, lines, isReady }: ProductChoice): ShownCost | null {
  const tenant = useTenant();
  const isKnown = useProfile() !== null;
  const items = lines.map(({ skuId, quantity }) => ({ productSkuId: skuId, quantity }));
  const wanted = isReady ? JSON.stringify(items) : '';
  const [settled] = useDebouncedValue(wanted, TYPING_MS);
  const isSettled = wanted !== '' && settled === wanted;
  const quote = useQuote(product.productUrl, isKnown && isSettled ? settled : '');
  if (lines.length === 0) return null;
  if (quote?.canOrder) return { ...quote, isEstimate: false };
  return {
    ...estimateLandedCost(product, lines, tenant),
    isEstimate: true,
    cnyToLocalRate: tenant.exchangeInfo.cnyExchangeRate,
    marginBasisPoints: tenant.exchangeInfo.marginBasisPoints,
    serviceFeeRule: tenant.serviceFee,
  };
}

/** The server's word on these items (as JSON); undefined until it has come, and where it refused. */
function useQuote(productUrl: string, items: string): Quote | undefined {
  const [answer, setAnswer] = useState<{ items: string; quote: Quote }>();
  useEffect(() => {
    if (!items) return;
    const abort = new AbortController();
    const body = { productUrl, items: JSON.parse(items) as { productSkuId: string; quantity: number }[] };
    call('POST /front/preview-product/refresh', { body }, { signal: abort.signal }).then(
      (quote) => setAnswer({ items, quote }),
      () => undefined,
    );
    return () => abort.abort();
  }, [productUrl, items]);
  return answer && answer.items === items ? answer.quote : undefined;
}
