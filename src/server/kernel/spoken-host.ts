import type { IncomingMessage } from 'node:http';
import { originOf } from './origin';

/** A name, a number or a bracketed IPv6 address, with a port: what RFC 9112 lets a `Host` header be. */
const AUTHORITY = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i;

/**
 * The one spelling of the host that a request names: lower case, no dot at the end, no port that its scheme implies, IP
 * addresses in their usual form. Undefined where no address can be made of it: every link, cookie and call of an answer
 * is made with the host, so such a request is nobody's.
 */
export function spokenHost(header: string | undefined): string | undefined {
  const given = (header ?? '').trim();
  if (given.length > 262 || !AUTHORITY.test(given)) return undefined;
  const address = originOf(given.replace(/\.+(?=:|$)/, ''));
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/** Node keeps the first of several and a proxy may go by another: such a request is nobody's (RFC 9112, 3.2). */
export const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length < 2;

/** In both forms that Node keeps: readers of the one and of the other must not see two requests. */
export function overwriteHeader({ headers, rawHeaders }: IncomingMessage, name: string, value: string): void {
  headers[name] = value;
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2)
    if (rawHeaders[i]?.toLowerCase() === name) rawHeaders.splice(i, 2);
  rawHeaders.push(name, value);
}
