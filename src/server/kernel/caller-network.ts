import ipaddr from 'ipaddr.js';

/**
 * Whom an address is counted as: itself, or the /64 of IPv6, which is one household’s, and the /48 around it, which is
 * one customer’s of a provider at most. IPv4 within IPv6 is IPv4. One that cannot be read is counted as it stands.
 */
export function networksOf(address: string): [near: string, ...wide: string[]] {
  if (!ipaddr.isValid(address)) return [address.slice(0, 64)];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const near = networkOf(address, 64);
  return [near, networkOf(address, 48)];
}

const networkOf = (address: string, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.split('%')[0] ?? ''}/${bits}`).toString()}/${bits}`;
