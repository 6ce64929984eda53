import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useKeptForm } from '../../client/use-kept-form';
import { useRequest } from '../../client/use-request';
import type { TransitEstimate } from '../../contract/transit';
import {
  chosenQuote,
  estimateInput,
  forLine,
  newDraft,
  type LineQuote,
  type TransitDraft,
} from './transit-draft.rules';
import { useLineChange } from './use-line-change';

const TYPING_MS = 300;

/**
 * What is chosen of a shipment, and what all lines ask for it.
 * @param first as the page brought it, of what is shipped before anything is chosen
 */
export function useTransitDraft(parcelIds: string[], addressIds: string[], first: TransitEstimate | null) {
  const blank = newDraft(addressIds[0]);
  const [draft, setDraft] = useState(blank);
  // going back to look at a parcel, or to leave one behind, loses nothing
  const { isRead, forget } = useKeptForm({
    name: 'transit',
    values: draft,
    restore: ({ addressId = '', ...kept }) =>
      setDraft((current) => ({ ...current, ...kept, ...(addressIds.includes(addressId) && { addressId }) })),
  });

  const [settled] = useDebouncedValue(draft, TYPING_MS);
  const input = isRead ? estimateInput(settled, parcelIds) : undefined;
  const isFirst = !input || JSON.stringify(input) === JSON.stringify(estimateInput(blank, parcelIds));
  const {
    data: estimate,
    error,
    isValidating,
    mutate,
  } = useRequest('POST /front/transit-orders/estimate', input, {
    keepPreviousData: true,
    ...(first && isFirst && { fallbackData: first, revalidateIfStale: false }),
  });
  const quote = chosenQuote(estimate, draft.lineName);
  const instead = useLineChange(estimate, quote, draft);
  const change = (part: Partial<TransitDraft>) => setDraft((current) => ({ ...current, ...part }));
  return {
    parcelIds,
    draft,
    change,
    forget,
    choose: (line: LineQuote) => setDraft((current) => forLine(current, line)),
    estimate,
    quote,
    instead,
    error,
    /** What is shown is of a moment ago. */
    isStale: isValidating || settled !== draft,
    retry: () => void mutate(),
  };
}
export type TransitComposer = ReturnType<typeof useTransitDraft>;
