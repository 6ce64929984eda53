import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { isLocale } from '../../contract/locales';
import { BodyRefusedError, readBounded } from '../kernel/bounded-body';
import { refuse } from '../kernel/refusal';

/** Words and an address; a picture is kept by the service worker before it comes this far. */
const MAX_BYTES = 65_536;
const WITHIN_MS = 10_000;
/** Held at once, by all. */
const MAX_HELD = 8_388_608;
/** So that the address that is made of them still is one. */
const MOST: Record<string, number> = { title: 200, text: 1000, url: 1500 };

let held = 0;

/** Whether somebody's system hands over what another app shared (`share_target` of the manifest). */
export const isSharedPost = ({ method, url = '' }: IncomingMessage): boolean => {
  const [path = ''] = url.split('?');
  const [, first, second, ...more] = path.split('/');
  const name = isLocale(first) ? second : first;
  return method === 'POST' && name === 'share' && more.length === 0 && (isLocale(first) || second === undefined);
};

/** Leads to the page for it. Reads no more than words: where more came, there was a picture, which is then chosen there. */
export async function takeSharedPost(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const [path = ''] = (req.url ?? '').split('?');
  let mine = 0;
  const reserve = (bytes: number) => {
    if (held + bytes > MAX_HELD) return false;
    mine += bytes;
    held += bytes;
    return true;
  };
  try {
    const type = req.headers['content-type'] ?? '';
    const request = new Request('http://shared/', {
      method: 'POST',
      headers: { 'content-length': req.headers['content-length'] ?? '0' },
      body: Readable.toWeb(req) as ReadableStream,
      duplex: 'half',
    } as RequestInit);
    const bytes = await readBounded(request, { maxBytes: MAX_BYTES, withinMs: WITHIN_MS, reserve });
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    leadTo(res, `${path}?${new URLSearchParams(fieldsOf(form)).toString()}`);
  } catch (error) {
    if (!(error instanceof BodyRefusedError)) refuse(req, res, 'MALFORMED');
    else if (error.reason === 'large') leadTo(res, `${path}?picture=1`);
    else refuse(req, res, error.reason === 'crowded' ? 'UNAVAILABLE' : 'MALFORMED', { closes: true });
  } finally {
    held -= mine;
  }
}

function fieldsOf(form: FormData): Record<string, string> {
  const words = Object.entries(MOST).flatMap(([name, most]) => {
    const value = form.get(name);
    return typeof value === 'string' && value ? [[name, [...value].slice(0, most).join('')]] : [];
  });
  const picture = form.get('picture');
  const hasPicture = typeof picture === 'object' && picture !== null && picture.size > 0;
  return Object.fromEntries(hasPicture ? [...words, ['picture', '1']] : words) as Record<string, string>;
}

function leadTo(res: ServerResponse, address: string): void {
  res.writeHead(303, { location: address, 'cache-control': 'no-store', 'content-length': 0 }).end();
}
