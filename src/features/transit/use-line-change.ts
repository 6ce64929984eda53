import { useState } from 'react';
import type { TransitEstimate } from '../../contract/transit';
import type { LineQuote, TransitDraft } from './transit-draft.rules';

/**
 * Which line stands in for another that refuses what is wished for now: it costs something else, so it is said. Nothing
 * where the shopper chose it, or ships to another place.
 */
export function useLineChange(
  estimate: TransitEstimate | undefined,
  quote: LineQuote | undefined,
  draft: TransitDraft,
) {
  const { lineName, addressId } = draft;
  const [last, setLast] = useState({ quote, addressId });
  const [change, setChange] = useState<{ before: string; now: string } | null>(null);
  if (quote && quote.transitOptionName !== last.quote?.transitOptionName) {
    const takes = estimate?.quotes.some(({ transitOptionName }) => transitOptionName === last.quote?.transitOptionName);
    const isWished = quote.transitOptionName === lineName || addressId !== last.addressId;
    setChange(last.quote && !takes && !isWished ? { before: last.quote.title, now: quote.title } : null);
    setLast({ quote, addressId });
  }
  return change;
}
