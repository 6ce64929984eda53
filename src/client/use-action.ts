import { useCallback, useRef, useState } from 'react';
import type { AnswerOf, CallName, InputOf } from '../contract/api.endpoints';
import { call } from './call';
import { ApiError, newIdempotencyKey } from './caller';

/** How far apart the two clicks of a double click may lie, in milliseconds: what desktops are set to. */
const DOUBLE_CLICK = 500;

interface Options {
  onError?: (error: ApiError) => void;
  /** Pressed again at once is another wish: what a switch saves and forgets by turns. */
  isSwitch?: boolean;
}

/**
 * One thing the shopper does. A second click while it runs does nothing, nor does the second of a double click that
 * was answered in between; a retry after a failure carries the same idempotency key, the next intent after a success
 * a new one.
 * @returns `run` answers the response, or undefined when it was refused (`error` says why), already running or done
 */
export function useAction<Name extends CallName>(name: Name, options: Options = {}) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);
  const intent = useRef<{ key: string; input: string }>(undefined);
  const done = useRef<{ input: string; pressedAt: number }>(undefined);
  const { isSwitch = false } = options;
  const onError = useRef(options.onError);
  onError.current = options.onError;

  const run = useCallback(
    async (input: InputOf<Name>): Promise<AnswerOf<Name> | undefined> => {
      const asText = JSON.stringify(input);
      const pressedAt = performance.now();
      const isSecondClick = done.current?.input === asText && pressedAt - done.current.pressedAt < DOUBLE_CLICK;
      if (running.current || isSecondClick) return undefined;
      running.current = true;
      setRunning(true);
      setError(undefined);
      if (intent.current?.input !== asText) intent.current = { key: newIdempotencyKey(), input: asText };
      try {
        const response = await call(name, input, { idempotencyKey: intent.current.key });
        intent.current = undefined;
        if (!isSwitch) done.current = { input: asText, pressedAt };
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
    [name, isSwitch],
  );

  return { run, isRunning, error, clearError: () => setError(undefined) };
}
