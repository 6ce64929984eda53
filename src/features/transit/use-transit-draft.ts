import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useRequest } from '../../client/use-request';
import { keepDraft, readDraft } from './kept-draft';
import {
  chosenQuote,
  estimateInput,
  forLine,
  newDraft,
  type LineQuote,
  type TransitDraft,
} from './transit-draft.rules';

const TYPING_MS = 300;

/** What is chosen of a shipment, and what all lines ask for it. */
export function useTransitDraft(parcelIds: string[], firstAddressId: string | undefined) {
  const [draft, setDraft] = useState(() => newDraft(firstAddressId));
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    setDraft((current) => ({ ...current, ...readDraft() }));
    setRead(true);
  }, []);
  useEffect(() => {
    if (isRead) keepDraft(draft);
  }, [isRead, draft]);

  const [settled] = useDebouncedValue(draft, TYPING_MS);
  const input = isRead ? estimateInput(settled, parcelIds) : undefined;
  const {
    data: estimate,
    error,
    isValidating,
    mutate,
  } = useRequest('POST /front/transit-orders/estimate', input, {
    keepPreviousData: true,
  });
  const quote = chosenQuote(estimate, draft.lineName);
  const change = (part: Partial<TransitDraft>) => setDraft((current) => ({ ...current, ...part }));
  return {
    draft,
    change,
    choose: (line: LineQuote) => setDraft((current) => forLine(current, line)),
    estimate,
    quote,
    error,
    /** What is shown is of a moment ago. */
    isStale: isValidating || settled !== draft,
    retry: () => void mutate(),
  };
}
export type TransitComposer = ReturnType<typeof useTransitDraft>;
