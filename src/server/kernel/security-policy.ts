import { env } from '../env';

/**
 * CSP of a page: only scripts and style elements that carry this answer's nonce run. `unsafe-inline` and `https:` are
 * ignored by every browser that knows nonces; style attributes cannot carry one.
 */
export function contentSecurityPolicy(nonce: string, mode: { isDevelopment: boolean; isHttps: boolean }): string {
  const dev = mode.isDevelopment;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-inline'${dev ? " 'unsafe-eval'" : ''}`,
    // the development overlay writes styles without a nonce, and a nonce would switch `unsafe-inline` off
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "frame-src 'none'",
    "worker-src 'self' blob:",
    "media-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(mode.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Every security header of a page (reliability recipes: no framing, no sniffing, no referrer paths to strangers). */
export function pagePolicyHeaders(nonce: string): Record<string, string> {
  const isHttps = env().PUBLIC_ORIGIN_SCHEME === 'https';
  return {
    'Content-Security-Policy': contentSecurityPolicy(nonce, {
      isDevelopment: env().NODE_ENV === 'development',
      isHttps,
    }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'private, no-store',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
