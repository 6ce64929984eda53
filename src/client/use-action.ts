import { useCallback, useRef, useState } from 'react';
import type { CallInput, Endpoint, ResponseOf } from '../contract/endpoint';
import { call } from './call';
import { ApiError, newIdempotencyKey } from './caller';

/**
 * One thing the shopper does. A second click while it runs does nothing; a retry after a failure carries the same
 * idempotency key, the next intent after a success a new one.
 * @returns `run` answers the response, or undefined when it was refused (`error` says why) or already running
 */
export function useAction<E extends Endpoint>(endpoint: E, options: { onError?: (error: ApiError) => void } = {}) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);
  const intent = useRef<{ key: string; input: string }>(undefined);
  const onError = useRef(options.onError);
  onError.current = options.onError;

  const run = useCallback(
    async (input: CallInput<E>): Promise<ResponseOf<E> | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setRunning(true);
      setError(undefined);
      const asText = JSON.stringify(input);
      if (intent.current?.input !== asText) intent.current = { key: newIdempotencyKey(), input: asText };
      try {
        const response = await call(endpoint, input, { idempotencyKey: intent.current.key });
        intent.current = undefined;
        return response;
      } catch (caught) {
        const refusal = caught instanceof ApiError ? caught : new ApiError(0, 'INTERNAL', '');
        // a finished refusal is an answer to that key: the next try is a new intent
        if (refusal.status >= 400 && refusal.status < 500 && refusal.status !== 429) intent.current = undefined;
        setError(refusal);
        onError.current?.(refusal);
        return undefined;
      } finally {
        running.current = false;
        setRunning(false);
      }
    },
    [endpoint],
  );

  return { run, isRunning, error, clearError: () => setError(undefined) };
}
