import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client/call';
import type { Exports } from '../../contract/export';

const EVERY_MS = 2000;

/** What there is; asked for again for as long as one of them is being written and somebody looks. */
export function useExports(read: Exports) {
  const [exports, setExports] = useState(read);
  const refresh = useCallback(
    // what is shown holds until the next time
    () => call('GET /operator/exports', {}).then(setExports, () => undefined),
    [],
  );
  const isWorking = exports.items.some(({ state }) => state === 'WORKING');
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWorking, refresh]);
  return { exports, setExports, refresh };
}
