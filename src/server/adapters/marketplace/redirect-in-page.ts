import { parseUrl } from './parse-url';

/** How pages of share links send a browser on, commonest first. */
const REDIRECTS = [
  /var\s+url\s*=\s*(["'])(?<url>.+?)\1/,
  /location(?:\.href)?\s*=\s*(["'])(?<url>.+?)\1/,
  /location\.(?:replace|assign)\(\s*(["'])(?<url>.+?)\1/,
  /<meta[^>]{1,200}http-equiv=["']?refresh["']?[^>]{1,200}url=(["']?)(?<url>[^"'>\s]+)\1/i,
];

/** The https address that a page's script or meta tag leads to. */
export function redirectInPage(html: string, base: string): string | undefined {
  for (const pattern of REDIRECTS) {
    const found = pattern.exec(html)?.groups?.url;
    if (!found) continue;
    const url = parseUrl(found.replaceAll('&amp;', '&').replaceAll('\\/', '/').replaceAll('\\u0026', '&'), base);
    if (url?.protocol === 'http:') url.protocol = 'https:';
    if (url?.protocol === 'https:') return url.href;
  }
  return undefined;
}
