import { KNOWN_HOSTS } from './product-link-hosts';
import { LINK_ONLY_HOSTS } from './product-link-only';

/** A space, invisible or currency sign, East Asian punctuation, an emoji, or a letter of a script that writes on without a space. */
const BREAK = String.raw`\s\p{C}<>"\u0060\u00a2-\u00a5«»\u2000-\u206f\u20a0-\u20cf\u3000-\u303f\uff00-\uffef\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}`;
const REST = `[^${BREAK}]`;
const HOSTS = [...KNOWN_HOSTS, ...LINK_ONLY_HOSTS].map((host) => host.replaceAll('.', String.raw`\.`)).join('|');

/** Where a URL ends in running text. */
const URL_IN_TEXT = new RegExp(`https?://${REST}{1,4096}`, 'iu');
/** A host that we know, at the start or behind a break, and what follows it: no name, no port, nothing grown onto it. */
const BARE_IN_TEXT = new RegExp(
  String.raw`(?<=^|[(\[' ]|[${BREAK}])(?:[a-z0-9-]{1,63}\.){0,5}(?:${HOSTS})[/?]${REST}{1,4096}`,
  'iu',
);

/** The first http(s) URL of a text; where there is none, the first address of a host that we know. */
export function findAddress(text: string): { url: URL; hasScheme: boolean } | undefined {
  const read = text.slice(0, 20_000);
  const whole = URL_IN_TEXT.exec(read)?.[0];
  const raw = whole ?? BARE_IN_TEXT.exec(read)?.[0];
  if (raw === undefined) return undefined;
  const trimmed = raw.replace(/[.,;:!')\]}]+$/, '').replaceAll('&amp;', '&');
  const url = toUrl(whole === undefined ? `https://${trimmed}` : trimmed);
  return url && { url, hasScheme: whole !== undefined };
}

/** The address that another one carries: once more encoded, without its scheme, or whole. */
export function parseAddress(value: string): URL | undefined {
  const address = decoded(value).replace(/^\/\//, 'https://');
  return toUrl(address) ?? (BARE_IN_TEXT.exec(address)?.index === 0 ? toUrl(`https://${address}`) : undefined);
}

function toUrl(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Once more where it was encoded twice. */
function decoded(value: string): string {
  if (!/^https?%3A/i.test(value)) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
