import { CHANNELS } from '../../contract/channels';
import type { ProductRef } from '../../server/adapters/marketplace/marketplace.port';
import { parseUrl } from '../../server/adapters/marketplace/parse-url';

/** Share links of our own products, so that share texts work without the internet: `m.tb.cn/h.<code>`. */
const HOSTS = new Set(['m.tb.cn', 'e.tb.cn']);
const PATH = /^\/h\.([0-9A-Za-z]{4,16})$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);

/** Channel and number in base 62, read as one number: the channel's digit keeps leading zeros of the item. */
export function demoShortLink({ channel, itemId }: ProductRef): string {
  let rest = BigInt(`${String(CHANNELS.indexOf(channel) + 1)}${itemId}`);
  let code = '';
  for (; rest > 0n; rest /= BASE) code = (DIGITS[Number(rest % BASE)] ?? '') + code;
  return `https://m.tb.cn/h.${code}`;
}

/** The product whose link this would be, whether or not there is one; undefined for any other address. */
export function refOfDemoLink(link: string): ProductRef | undefined {
  const url = parseUrl(link);
  const code = url && HOSTS.has(url.hostname) ? PATH.exec(url.pathname)?.[1] : undefined;
  if (!code) return undefined;
  const digits = [...code].reduce((sum, digit) => sum * BASE + BigInt(DIGITS.indexOf(digit)), 0n).toString();
  const channel = CHANNELS[Number(digits[0]) - 1];
  return channel && /^\d{6,20}$/.test(digits.slice(1)) ? { channel, itemId: digits.slice(1) } : undefined;
}
