import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { env } from '../env';
import { CALLER_ADDRESS } from '../kernel/caller-address';
import { addressBehindProxies, trustedProxies } from '../kernel/trusted-proxies';
import { overwriteHeader, spokenHost } from '../kernel/spoken-host';

export const CALLER_HEADERS = {
  /** Ours alone: the address of the caller, as the server found it. */
  address: CALLER_ADDRESS,
  /** What a storefront elsewhere proves itself with, and then says of its shopper. */
  storefrontKey: 'x-storefront-key',
  shopperAddress: 'x-shopper-address',
} as const;

/**
 * Settles for whom and from where an API request is, before anything reads it. A browser names its shop in
 * `X-Tenant-Domain` too, and every ordinary proxy passes that on, so the header counts only with the key that a
 * storefront of ours (API_ORIGIN) shares with this backend; without it the `Host` decides alone.
 */
export function settleCaller(req: IncomingMessage): void {
  const { headers } = req;
  const isTold = isStorefront(headers[CALLER_HEADERS.storefrontKey]);
  const domain = headers['x-tenant-domain'];
  const shopper = headers[CALLER_HEADERS.shopperAddress];
  const told = isTold && typeof domain === 'string' ? spokenHost(domain) : undefined;
  if (told) overwriteHeader(req, 'host', told);
  overwriteHeader(req, CALLER_HEADERS.address, isTold && typeof shopper === 'string' ? shopper : addressOf(req));
}

function isStorefront(given: string | string[] | undefined): boolean {
  const { STOREFRONT_KEY } = env();
  return (
    STOREFRONT_KEY !== undefined && typeof given === 'string' && timingSafeEqual(digest(given), digest(STOREFRONT_KEY))
  );
}
// of equal length, as the comparison wants them
const digest = (text: string) => createHash('sha256').update(text).digest();

function addressOf(req: IncomingMessage): string {
  const forwarded = req.headers['x-forwarded-for'];
  const told = typeof forwarded === 'string' ? forwarded : undefined;
  return addressBehindProxies(trustedProxies(), req.socket.remoteAddress ?? '', told);
}
