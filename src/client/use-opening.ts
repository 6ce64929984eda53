import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';

/**
 * Whether a dialog of the page is open. It opens by itself for who comes for it by an address that names it
 * (`?pay=1`, `?decide=…`); who has closed it is not asked again when the page is loaded anew.
 */
export function useOpening(name: 'pay' | 'decide', opensAtOnce: boolean) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(opensAtOnce), [opensAtOnce]);

  const { asPath, replace } = router;
  const close = useCallback(() => {
    setOpen(false);
    const named = new RegExp(`([?&])${name}=[^&#]*(&|$)`);
    const plain = asPath.replace(named, (_, before: string, after: string) => (after ? before : ''));
    if (plain !== asPath) void replace(plain, undefined, { shallow: true, scroll: false });
  }, [name, asPath, replace]);
  return { isOpen, open: () => setOpen(true), close };
}
