import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** An address of the open internet: not this machine, this network, or a gateway into one. */
export function isPublicAddress(address: string): boolean {
  // `process` also opens IPv4 addresses that are written as IPv6
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

type Answer = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * A `lookup` for sockets that only answers with public addresses. The socket connects to what is checked here, so that
 * a name cannot change its address in between.
 */
export function lookupPublic(hostname: string, options: LookupOptions, answer: Answer): void {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const safe = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = safe;
    if (!first) answer(error ?? new PrivateAddressError(hostname), []);
    else if (options.all) answer(null, safe);
    else answer(null, first.address, first.family);
  });
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  constructor(hostname: string) {
    super(`${hostname} has no public address`);
  }
}
