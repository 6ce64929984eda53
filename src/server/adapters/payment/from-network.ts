import ipaddr from 'ipaddr.js';

/** Whether a call comes from one of these networks: for providers that sign nothing. */
export function isFromNetwork(ip: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const [range, bits] = ipaddr.parseCIDR(network);
    return range.kind() === address.kind() && address.match(range, bits);
  });
}
