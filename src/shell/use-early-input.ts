import { useEffect, useState } from 'react';

/** Does again what was clicked, typed and sent before the page came alive; from here on the page hears by itself. */
export function useEarlyInput() {
  const [early] = useState(() => (typeof window === 'undefined' ? [] : (window.earlyInput?.take() ?? [])));
  useEffect(() => {
    const events = early.splice(0);
    if (events.length) void import('./replay-input').then(({ replayInput }) => replayInput(events));
  }, [early]);
}
