import { useCallback, useRef, useState } from 'react';
import type { AnswerOf, CallName, InputOf } from '../contract/api.endpoints';
import { call } from './call';
import { ApiError, newIdempotencyKey } from './caller';

/**
 * One thing the shopper does. A second click while it runs does nothing; a retry after a failure carries the same
 * idempotency key, the next intent after a success a new one.
 * @returns `run` answers the response, or undefined when it was refused (`error` says why) or already running
 */
export function useAction<Name extends CallName>(name: Name, options: { onError?: (error: ApiError) => void } = {}) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);
  const intent = useRef<{ key: string; input: string }>(undefined);
  const onError = useRef(options.onError);
  onError.current = options.onError;

  const run = useCallback(
    async (input: InputOf<Name>): Promise<AnswerOf<Name> | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setRunning(true);
      setError(undefined);
      const asText = JSON.stringify(input);
      if (intent.current?.input !== asText) intent.current = { key: newIdempotencyKey(), input: asText };
      try {
        const response = await call(name, input, { idempotencyKey: intent.current.key });
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
    [name],
  );

  return { run, isRunning, error, clearError: () => setError(undefined) };
}
