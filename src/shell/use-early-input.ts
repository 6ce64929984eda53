import { useLayoutEffect } from 'react';
import { replayInput } from './replay-input';

/** Does again what was clicked, typed and sent before the page came alive; from here on the page hears by itself. */
export function useEarlyInput() {
  // before any newer press is heard: the order in which things were done is kept
  useLayoutEffect(() => void replayInput(window.earlyInput?.take() ?? []), []);
}
