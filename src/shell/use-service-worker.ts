import { useEffect } from 'react';
import { whenIdle } from '../client/when-idle';

/** What Next leaves in the document. */
interface Built {
  __NEXT_DATA__?: { buildId?: string };
}

/**
 * Registers what keeps the shop's page for hours without a line (public/service-worker.js): once the page is loaded and
 * has nothing else to do. Under the build's name, so that a new build takes over; none while we develop.
 */
export function useServiceWorker() {
  useEffect(() => {
    const { buildId } = (window as Built).__NEXT_DATA__ ?? {};
    // pages over plain http have none
    if (!('serviceWorker' in navigator) || !buildId || buildId === 'development') return;
    const address = `/service-worker.js?build=${encodeURIComponent(buildId)}`;
    // a browser that keeps nothing for anybody (private windows) refuses: the shop works without
    const register = () => void navigator.serviceWorker.register(address, { scope: '/' }).catch(() => undefined);
    const registerWhenIdle = () => void whenIdle(register);
    if (document.readyState === 'complete') registerWhenIdle();
    else window.addEventListener('load', registerWhenIdle, { once: true });
    return () => window.removeEventListener('load', registerWhenIdle);
  }, []);
}
