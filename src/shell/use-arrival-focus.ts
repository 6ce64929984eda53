import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * A link that led to another page went away with its page: the new page's content takes the focus, so that who works by
 * keyboard goes on there, and not at the top of the frame.
 */
export function useArrivalFocus() {
  const { events } = useRouter();
  useEffect(() => {
    const arrive = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow || (document.activeElement !== document.body && document.activeElement !== null)) return;
      document.getElementById('content')?.focus({ preventScroll: true });
    };
    events.on('routeChangeComplete', arrive);
    return () => events.off('routeChangeComplete', arrive);
  }, [events]);
}
