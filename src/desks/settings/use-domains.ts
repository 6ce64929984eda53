import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client/call';
import type { Domains, ShopDomain } from '../../contract/domain-settings';

/** As name servers forget what they knew: sooner nothing new is heard. */
const EVERY_MS = 20_000;

const withFaults = (known: Domains, told: Domains, looked?: string): Domains => ({
  ...told,
  // what was found a moment ago holds until it is looked at again
  items: told.items.map((one): ShopDomain => {
    const before = known.items.find(({ domain }) => domain === one.domain);
    const isKept = one.domain !== looked && one.state === 'PENDING' && before && before.faults.length > 0;
    return isKept ? { ...one, state: before.state, faults: before.faults } : one;
  }),
});

/** Hosts of the shop; those that are not served are looked at again and again while somebody has the page open. */
export function useDomains(read: Domains, mayCheck: boolean) {
  const [domains, setDomains] = useState(read);
  const then = useCallback((told: Domains | undefined, looked?: string) => {
    if (told) setDomains((known) => withFaults(known, told, looked));
  }, []);
  const waiting = domains.items.filter(({ state }) => state !== 'VALID').map(({ domain }) => domain).join(' '); // prettier-ignore
  useEffect(() => {
    if (!waiting || !mayCheck) return undefined;
    const look = async () => {
      for (const domain of document.hidden ? [] : waiting.split(' '))
        await call('POST /operator/settings/domains/{domain}/check', { params: { domain } }).then(
          (told) => then(told, domain),
          () => undefined,
        );
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, mayCheck, then]);
  return { domains, then };
}
