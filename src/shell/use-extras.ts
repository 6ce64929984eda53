import { useEffect, useState } from 'react';
import { getNonce } from 'get-nonce';
import type { Extra } from '../contract/extras';

/**
 * Scripts that the shop has from others (TEN-8): fetched when the page is drawn, loaded and idle. Those of the document
 * count, also after a change of page: its security policy knows no others.
 */
export function useExtras(ofThisPage: Extra[]) {
  const [extras] = useState(ofThisPage);
  useEffect(() => {
    if (extras.length === 0) return;
    const add = () => void import('./extra-scripts').then(({ addExtras }) => addExtras(extras, getNonce()));
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(add);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => window.removeEventListener('load', whenIdle);
  }, [extras]);
}
