import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';

/** Once stood for IPv4 addresses (RFC 4291, deprecated); what still reads them so would be led to one of this network. */
const IPV4_COMPATIBLE = ipaddr.parseCIDR('::/96');

/** An address of the open internet: not this machine, this network, or a gateway into one. */
export function isPublicAddress(address: string): boolean {
  // `process` also opens IPv4 addresses that are written as IPv6
  // `process` takes `::8.8.8.8` for 8.8.8.8, which a socket does not
  if (!ipaddr.isValid(address) || /^::[\d.]+(%|$)/.test(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && !(read.kind() === 'ipv6' && read.match(IPV4_COMPATIBLE));
}

type Answer = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Connections to public addresses only. An address that is written as a number is not looked up: refuse it before. */
export const publicAgent = (timeoutMs: number) =>
  new Agent({ connect: { lookup: lookupPublic, timeout: timeoutMs }, connections: 4 });

/**
 * A `lookup` for sockets that only answers with public addresses. The socket connects to what is checked here, so that
 * a name cannot change its address in between.
 */
function lookupPublic(hostname: string, options: LookupOptions, answer: Answer): void {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const safe = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = safe;
    if (!first) answer(error ?? new PrivateAddressError(hostname), []);
    else if (options.all) answer(null, safe);
    else answer(null, first.address, first.family);
  });
}

class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  constructor(hostname: string) {
    super(`${hostname} has no public address`);
  }
}
