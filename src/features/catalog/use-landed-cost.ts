import { useDebouncedValue } from '@mantine/hooks';
import { useProfile } from '../../client/use-profile';
import { useRequest } from '../../client/use-request';
import { useTenant } from '../../client/use-shell';
import { unitPriceOf } from '../../contract/sku-price';
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

/** What the chosen SKU costs until it lies in the warehouse: the server's quote, else (visitors, faults) an estimate. */
export function useLandedCost({ product, sku, quantity, hasEnough }: ProductChoice): ShownCost | null {
  const tenant = useTenant();
  const isKnown = useProfile() !== null;
  const wanted = sku && hasEnough ? `${sku.skuId} ${quantity}` : '';
  const [settled] = useDebouncedValue(wanted, TYPING_MS);
  const isSettled = wanted !== '' && settled === wanted;
  const { data: quote } = useRequest(
    'POST /front/preview-product/refresh',
    isKnown && isSettled && sku
      ? { body: { productUrl: product.productUrl, items: [{ productSkuId: sku.skuId, quantity }] } }
      : undefined,
  );
  if (!sku || !hasEnough) return null;
  if (quote && isSettled && quote.canOrder) return { ...quote, isEstimate: false };
  const unitFen = unitPriceOf(product, sku.price, quantity).cny.amount;
  return {
    ...estimateLandedCost(product, unitFen, quantity, tenant),
    isEstimate: true,
    cnyToLocalRate: tenant.exchangeInfo.cnyExchangeRate,
    marginBasisPoints: tenant.exchangeInfo.marginBasisPoints,
    serviceFeeRule: tenant.serviceFee,
  };
}
