import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useAfterDeeds } from '../../client/use-after-deeds';

/** Loads the list anew after each deed, in the record beside it or elsewhere on its page, without moving it or who reads it. */
export function useListAfterDeeds() {
  const router = useRouter();
  const { events } = router;
  const isGoing = useRef(false);
  useEffect(() => {
    const begin = () => void (isGoing.current = true);
    const end = () => void (isGoing.current = false);
    events.on('routeChangeStart', begin);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      events.off('routeChangeStart', begin);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);
  // a deed may lead elsewhere: to go back where it was done would end that
  useAfterDeeds(() => !isGoing.current && router.replace(router.asPath, undefined, { scroll: false }));
}
