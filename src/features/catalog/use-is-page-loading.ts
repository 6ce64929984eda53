import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/** True while the next page is on its way. */
export function useIsPageLoading(): boolean {
  const { events } = useRouter();
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const start = (_url: string, { shallow }: { shallow: boolean }) => setLoading(!shallow);
    const end = () => setLoading(false);
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);
  return isLoading;
}
