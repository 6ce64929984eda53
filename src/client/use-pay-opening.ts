import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';

const PAY = /([?&])pay=1(&|$)/;

/**
 * Whether the pay dialog is open. It opens by itself for who comes to pay (`?pay=1`); who has closed it is not asked
 * again when the page is loaded anew.
 */
export function usePayOpening(opensAtOnce: boolean) {
  const router = useRouter();
  const [isPaying, setPaying] = useState(false);
  useEffect(() => setPaying(opensAtOnce), [opensAtOnce]);

  const { asPath, replace } = router;
  const close = useCallback(() => {
    setPaying(false);
    const plain = asPath.replace(PAY, (_, before: string, after: string) => (after ? before : ''));
    if (plain !== asPath) void replace(plain, undefined, { shallow: true, scroll: false });
  }, [asPath, replace]);
  return { isPaying, open: () => setPaying(true), close };
}
