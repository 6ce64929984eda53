import { useEffect } from 'react';
import { replayInput } from './replay-input';

/** Does again what was clicked, typed and sent before the page came alive; from here on the page hears by itself. */
export function useEarlyInput() {
  // after the first effects of all parts of the page, which may set them as they begin; what is done meanwhile is kept
  useEffect(() => void replayInput(window.earlyInput?.take() ?? []), []);
}
