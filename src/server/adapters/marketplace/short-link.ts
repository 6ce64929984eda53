import { isIP } from 'node:net';
import { request, type Dispatcher } from 'undici';
import { findProductLink } from '../../../contract/product-link';
import { isMarketplaceHost, isShortLinkHost } from '../../../contract/product-link-hosts';
import { parseUrl } from './parse-url';
import { publicAgent } from '../../kernel/public-address';
import { redirectInPage } from './redirect-in-page';

const MAX_HOPS = 5;
const TIMEOUT_MS = 4000;
const MAX_BYTES = 65_536;
/** Share links do not change where they lead. */
const MAX_KNOWN = 1000;
/** Share links are made for phones; a desktop browser gets a page to download the app. */
const HEADERS = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  accept: 'text/html,*/*;q=0.5',
  'accept-language': 'zh-CN,zh;q=0.9',
};

/** Follows a share link to the product's address; undefined where it leads nowhere that we may or can go. */
export type ShortLinkResolver = (url: string) => Promise<string | undefined>;

/** @param dispatcher how to connect */
export function createShortLinkResolver(dispatcher: () => Dispatcher): ShortLinkResolver {
  const known = new Map<string, string>();
  const follow = createFollower(dispatcher);
  return async (url) => {
    const product = known.get(url) ?? (await follow(url));
    if (product === undefined) return undefined;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(url, product);
    return product;
  };
}

function createFollower(dispatcher: () => Dispatcher): ShortLinkResolver {
  return async (start) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let url = start;
    try {
      for (let hop = 0; hop < MAX_HOPS; hop += 1) {
        if (!mayFollow(url)) return undefined;
        const next = await nextAddress(url, { dispatcher: dispatcher(), signal });
        if (!next) return undefined;
        const product = productAddress(next);
        if (product) return product;
        url = next;
      }
    } catch {
      // No internet, a slow or a broken answer: the shopper files the link by hand.
    }
    return undefined;
  };
}

const productAddress = (url: string) => {
  const link = findProductLink(url);
  return link?.kind === 'product' ? url : undefined;
};

/** Https at the usual port, a name and no number, of the marketplaces' own hosts. */
function mayFollow(address: string): boolean {
  const url = parseUrl(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return false;
  return isShortLinkHost(url.hostname) || isMarketplaceHost(url.hostname);
}

interface Connection {
  dispatcher: Dispatcher;
  signal: AbortSignal;
}

/** Where one address leads: by its header, else by what its page does. */
async function nextAddress(url: string, connection: Connection): Promise<string | undefined> {
  const head = await request(url, { ...connection, method: 'HEAD', headers: HEADERS });
  await head.body.dump();
  const location = locationOf(head.headers, url);
  if (location) return location;
  const { headers, body } = await request(url, { ...connection, method: 'GET', headers: HEADERS });
  const moved = locationOf(headers, url);
  if (moved) {
    body.destroy();
    return moved;
  }
  return redirectInPage(await readStart(body), url);
}

function locationOf(headers: Record<string, string | string[] | undefined>, base: string): string | undefined {
  const { location } = headers;
  return typeof location === 'string' ? httpsUrl(location, base) : undefined;
}

/** Share links of old lead on to `http:`; the hosts all speak https. */
function httpsUrl(address: string, base: string): string | undefined {
  const url = parseUrl(address, base);
  if (url?.protocol === 'http:') url.protocol = 'https:';
  return url?.protocol === 'https:' ? url.href : undefined;
}

async function readStart(body: AsyncIterable<Buffer> & { destroy: () => unknown }): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_BYTES) break;
  }
  body.destroy();
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8');
}

let agent: Dispatcher | undefined;

/** The shop's own: reaches public addresses only. */
export const resolveShortLink = createShortLinkResolver(() => (agent ??= publicAgent(TIMEOUT_MS)));
