import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';

export type AddressQuery = Record<string, string | string[] | undefined>;

interface Kept<F> {
  read: (query: AddressQuery) => F;
  /** What else stands in the address is `besides`. */
  write: (fields: F, besides: AddressQuery) => AddressQuery;
}

const TYPING_MS = 350;

/**
 * Fields that the address says, so that a link asks the same again. `settled` are those of a moment after the last
 * change, when the address follows too; before the first change it stays as it came.
 */
export function useAddressFields<F>({ read, write }: Kept<F>) {
  const router = useRouter();
  const [fields, setFields] = useState(() => read(router.query));
  const [settled] = useDebouncedValue(fields, TYPING_MS);
  const [first] = useState(fields);
  // the router is another one after each change of the address, which is no reason to change it again
  const latest = useRef({ router, write });
  useEffect(() => {
    latest.current = { router, write };
  });
  useEffect(() => {
    if (settled === first) return;
    const now = latest.current;
    const address = { pathname: now.router.pathname, query: now.write(settled, now.router.query) };
    void now.router.replace(address, undefined, { shallow: true, scroll: false });
  }, [settled, first]);
  return { fields, setFields, settled };
}
