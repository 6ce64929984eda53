import ipaddr from 'ipaddr.js';
import { env } from '../env';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];
type Trust = { kind: 'nobody' } | { kind: 'one-hop' } | { kind: 'networks'; names: Set<string>; ranges: Range[] };

/** Ranges of ipaddr.js behind the names that may stand in place of networks. */
const NAMED: Record<string, string[]> = {
  loopback: ['loopback'],
  private: ['private', 'uniqueLocal', 'linkLocal'],
};

let read: { text: string; trust: Trust } | undefined;

/** Whose `X-Forwarded-For` counts. @throws Error where TRUST_PROXY is wrong; a server asks before it listens */
export function trustedProxies(): Trust {
  const text = env().TRUST_PROXY;
  if (read?.text !== text) read = { text, trust: parseTrust(text) };
  return read.trust;
}

/** @param text `0`, `1`, or networks and names with commas between @throws Error where it is none of them */
export function parseTrust(text: string): Trust {
  if (/^(0|false|)$/.test(text)) return { kind: 'nobody' };
  if (/^(1|true)$/.test(text)) return { kind: 'one-hop' };
  const names = new Set<string>();
  const ranges: Range[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    if (NAMED[part]) for (const name of NAMED[part]) names.add(name);
    else if (ipaddr.isValidCIDR(part)) ranges.push(ipaddr.parseCIDR(part));
    else if (ipaddr.isValid(part))
      ranges.push([ipaddr.process(part), ipaddr.process(part).kind() === 'ipv4' ? 32 : 128]);
    else throw new Error(`TRUST_PROXY: ${part} is no network`);
  }
  return { kind: 'networks', names, ranges };
}

/**
 * The address of the caller: from the right of `X-Forwarded-For` as far as proxies of ours wrote it. What stands
 * further left anybody may have written.
 */
export function addressBehindProxies(trust: Trust, connected: string, forwarded: string | undefined): string {
  const told = forwarded?.split(',').map((entry) => bare(entry.trim())) ?? [];
  if (trust.kind === 'nobody') return connected;
  if (trust.kind === 'one-hop') return told.at(-1) || connected;
  let caller = connected;
  while (isTrusted(trust, caller)) {
    const next = told.pop();
    if (next === undefined || !ipaddr.isValid(next)) break;
    caller = next;
  }
  return caller;
}

/** Whether this connection is a proxy's of ours, which carries the requests of many and may be believed. */
export const isProxy = (trust: Trust, connected: string): boolean =>
  trust.kind === 'one-hop' || (trust.kind === 'networks' && isTrusted(trust, connected));

/** Some proxies write the port too. */
const bare = (entry: string) => /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');

function isTrusted({ names, ranges }: Extract<Trust, { kind: 'networks' }>, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (names.has(parsed.range())) return true;
  return ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
}
