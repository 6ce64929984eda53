import type { Extra } from '../../contract/extras';
import { env } from '../env';
import { EXTRA_ORIGINS, type OpenDirective } from './extra-origins';
import { uploadOrigin } from './upload-origin';

/** Pages of the staff that show others of ours, and those that only they show. */
const FRAMING = /^\/operator(?:\/|$)/;
const FRAMED = /^\/operator\/content\/preview\//;
/** Benches read codes by the camera, where the browser cannot by a program that comes as WebAssembly. */
const READS_CODES = /^\/operator\/(?:warehouse|packing|batches)(?:\/|$)/;

interface Beyond {
  /** Of the page, without its language. */
  route?: string;
  /** Scripts of others that this page of this shop runs (TEN-8). */
  extras?: Extra[];
  /** What the ways to pay of this shop need. */
  paying?: Partial<Record<OpenDirective | 'form-action', readonly string[]>>;
}

/**
 * CSP of a page: only scripts and style elements that carry this answer's nonce run. `unsafe-inline` and `https:` are
 * ignored by every browser that knows nonces; style attributes cannot carry one. What a page has beyond ourselves widens
 * the policy by what that needs, and by no more.
 */
export function contentSecurityPolicy(
  nonce: string,
  { extras = [], paying = {}, route = '/', ...mode }: Beyond & { isDevelopment: boolean; isHttps: boolean },
): string {
  const dev = mode.isDevelopment;
  const uploads = uploadOrigin();
  const open = (directive: OpenDirective) =>
    [...extras.flatMap(({ vendor }) => EXTRA_ORIGINS[vendor][directive] ?? []), ...(paying[directive] ?? [])]
      .map((origin) => ` ${origin}`)
      .join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-inline'${READS_CODES.test(route) ? " 'wasm-unsafe-eval'" : ''}${dev ? " 'unsafe-eval'" : ''}`,
    // the development overlay writes styles without a nonce, and a nonce would switch `unsafe-inline` off
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}${open('style-src')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `font-src 'self' data:${open('font-src')}`,
    `connect-src 'self'${uploads ? ` ${uploads}` : ''}${dev ? ' ws:' : ''}${open('connect-src')}`,
    `frame-src${(FRAMING.test(route) ? " 'self'" : '') + open('frame-src') || " 'none'"}`,
    "worker-src 'self' blob:",
    `media-src 'self'${open('media-src')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(paying['form-action'] ?? [])].join(' '),
    `frame-ancestors ${FRAMED.test(route) ? "'self'" : "'none'"}`,
    ...(mode.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Every security header of a page (reliability recipes: no framing, no sniffing, no referrer paths to strangers). */
export function policyHeaders(
  nonce: string,
  { host = '', ...beyond }: Beyond & { host?: string | undefined } = {},
): Record<string, string> {
  const isHttps = env().PUBLIC_ORIGIN_SCHEME === 'https';
  return {
    'Content-Security-Policy': contentSecurityPolicy(nonce, {
      isDevelopment: env().NODE_ENV === 'development',
      isHttps,
      ...beyond,
    }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': FRAMED.test(beyond.route ?? '/') ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'private, no-store',
    ...(isHttps
      ? { 'Strict-Transport-Security': `max-age=31536000${isBelowOurs(host) ? '; includeSubDomains' : ''}` }
      : {}),
  };
}

/** A tenant's own domain has neighbours that we know nothing of; not all of them speak https. */
function isBelowOurs(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const domains = env().BASE_DOMAINS.split(',').filter(Boolean);
  return domains.some((domain) => name === domain.toLowerCase() || name.endsWith(`.${domain.toLowerCase()}`));
}
