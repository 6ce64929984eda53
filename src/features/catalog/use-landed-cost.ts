import { useDebouncedValue } from '@mantine/hooks';
import { useProfile } from '../../client/use-profile';
import { useRequest } from '../../client/use-request';
import { useTenant } from '../../client/use-shell';
import { estimateLandedCost, type LandedCost } from './landed-cost.rules';
import type { ProductChoice } from './use-product-choice';

const TYPING_MS = 350;

export interface ShownCost extends LandedCost {
  /** By our own arithmetic, not the server's word. */
  isEstimate: boolean;
  cnyToLocalRate: string;
  marginBasisPoints: number;
  serviceFeeRule: { basisPoints: number; minimumFen: number };
}

/** What the chosen SKUs cost until they lie in the warehouse: the server's quote, else (visitors, faults) an estimate. */
export function useLandedCost({ product, lines, isReady }: ProductChoice): ShownCost | null {
  const tenant = useTenant();
  const isKnown = useProfile() !== null;
  const items = lines.map(({ skuId, quantity }) => ({ productSkuId: skuId, quantity }));
  const wanted = isReady ? JSON.stringify(items) : '';
  const [settled] = useDebouncedValue(wanted, TYPING_MS);
  const isSettled = wanted !== '' && settled === wanted;
  const { data: quote } = useRequest(
    'POST /front/preview-product/refresh',
    isKnown && isSettled ? { body: { productUrl: product.productUrl, items } } : undefined,
  );
  if (lines.length === 0) return null;
  if (quote && isSettled && quote.canOrder) return { ...quote, isEstimate: false };
  return {
    ...estimateLandedCost(product, lines, tenant),
    isEstimate: true,
    cnyToLocalRate: tenant.exchangeInfo.cnyExchangeRate,
    marginBasisPoints: tenant.exchangeInfo.marginBasisPoints,
    serviceFeeRule: tenant.serviceFee,
  };
}
