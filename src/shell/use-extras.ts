import { useEffect } from 'react';
import { getNonce } from 'get-nonce';
import type { PageProps } from '../client/shell-data';
import { whenIdle } from '../client/when-idle';

/** What Next leaves of the document's first page; a later page of the same document does not change it. */
interface FirstPage {
  __NEXT_DATA__?: { props?: { pageProps?: Partial<PageProps> } };
}

/**
 * Scripts that the shop has from others (TEN-8): fetched when the page is drawn, loaded and idle. Those of the document
 * count, also after a change of page: its security policy knows no others.
 */
export function useExtras() {
  useEffect(() => {
    const extras = (window as FirstPage).__NEXT_DATA__?.props?.pageProps?.shell?.extras ?? [];
    if (extras.length === 0) return;
    const add = () => void import('./extra-scripts').then(({ addExtras }) => addExtras(extras, getNonce()));
    const addWhenIdle = () => void whenIdle(add);
    if (document.readyState === 'complete') addWhenIdle();
    else window.addEventListener('load', addWhenIdle, { once: true });
    return () => window.removeEventListener('load', addWhenIdle);
  }, []);
}
