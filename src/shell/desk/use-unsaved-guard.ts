import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { losesUnsaved, useUnsaved } from '../../client/unsaved.store';

/** The router has no other way to be told that it stays where it is. */
const STAYS = Object.assign(new Error('The page has changes that are not saved'), { cancelled: true });

interface Entry {
  state: unknown;
  href: string;
}
const entryOf = (): Entry => ({ state: window.history.state as unknown, href: window.location.href });

/**
 * Holds whoever leaves a page on which something is not saved, until they have said that they mean it.
 */
export function useUnsavedGuard() {
  const router = useRouter();
  const { events, push, beforePopState } = router;
  const hasUnsaved = useUnsaved(({ forms }) => forms.length > 0);
  const [go, setGo] = useState<() => void>();
  const isFree = useRef(false);
  const asked = useRef<() => void>(undefined);
  const here = useRef<Entry>(undefined);

  useEffect(() => {
    const start = (url: string, { shallow }: { shallow: boolean }) => {
      if (isFree.current || !losesUnsaved(window.location.href, url)) return;
      const again = asked.current ?? (() => void push(url, undefined, { shallow }));
      asked.current = undefined;
      setGo(() => again);
      // whoever showed that it began shows that it is over
      events.emit('routeChangeError', STAYS, url, { shallow });
      throw STAYS;
    };
    const arrive = () => {
      isFree.current = false;
      asked.current = undefined;
      here.current = entryOf();
    };
    const fail = (error: unknown) => {
      if (error === STAYS) return;
      isFree.current = false;
      asked.current = undefined;
    };
    const stayOnPage = () => void (asked.current = undefined);
    const quiet = (event: PromiseRejectionEvent) => event.reason === STAYS && event.preventDefault();
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', arrive);
    events.on('routeChangeError', fail);
    events.on('hashChangeComplete', stayOnPage);
    window.addEventListener('unhandledrejection', quiet);
    // the browser has changed the address already: it is put back on top, and the way goes on from there
    beforePopState(() => {
      const left = here.current;
      if (isFree.current || !left || !losesUnsaved(left.href, window.location.href)) return true;
      window.history.pushState(left.state, '', left.href);
      setGo(() => () => window.history.back());
      return false;
    });
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', arrive);
      events.off('routeChangeError', fail);
      events.off('hashChangeComplete', stayOnPage);
      window.removeEventListener('unhandledrejection', quiet);
      beforePopState(() => true);
    };
  }, [events, push, beforePopState]);

  useEffect(() => {
    if (!hasUnsaved) return;
    here.current = entryOf();
    const close = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', close);
    return () => window.removeEventListener('beforeunload', close);
  }, [hasUnsaved]);

  // the events of the router say where to, and neither how nor with which options: that is kept from who asked for it
  const listened = useMemo((): NextRouter => {
    const kept =
      (way: NextRouter['push']): NextRouter['push'] =>
      (...to) => {
        asked.current = () => void way(...to);
        return way(...to);
      };
    return { ...router, push: kept(router.push), replace: kept(router.replace) };
  }, [router]);

  return {
    /** For what stands on the page: what is asked of it is asked again once it is meant. */
    router: listened,
    isAsking: go !== undefined,
    stay: () => setGo(undefined),
    leave: () => {
      isFree.current = true;
      setGo(undefined);
      go?.();
    },
  };
}
