import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEY = 'seventeen-track-test-key';

interface Entry {
  number: string;
  tag?: string;
}
/** An event as 17TRACK writes it. */
export const eventOf = (subState: string, at: string, country: string, words: Record<string, unknown> = {}) => ({
  time_iso: at,
  time_utc: at,
  description: `It is ${subState}`,
  location: 'Harbour',
  stage: null,
  sub_status: subState,
  address: { country, state: null, city: 'Harbour', street: null, postal_code: null },
  ...words,
});
export type TrackEvent = ReturnType<typeof eventOf>;

const infoOf = (events: TrackEvent[]) => ({
  shipping_info: { shipper_address: { country: 'CN' }, recipient_address: { country: 'AU' } },
  latest_status: { status: 'InTransit', sub_status: 'InTransit_Other', sub_status_descr: null },
  latest_event: events[0] ?? null,
  milestone: [],
  misc_info: { weight_kg: null },
  tracking: { providers_hash: 1, providers: [{ provider: { key: 190271, name: 'Some Post' }, events }] },
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}

/** Its server as far as we speak to it: numbers are registered once, and asked for afterwards. */
export async function startFake17Track() {
  const known = new Map<string, { tag: string; events: TrackEvent[] }>();
  const calls: string[] = [];
  const accepted = (entries: object[]) => ({ code: 0, data: { accepted: entries, rejected: [] } });
  const rejected = (number: string, code: number) => ({
    code: 0,
    data: { accepted: [], rejected: [{ number, error: { code, message: 'no' } }] },
  });
  const answers: Record<string, (entry: Entry) => object> = {
    '/register': ({ number, tag = '' }) => {
      if (!/^\w{5,50}$/.test(number)) return rejected(number, -18010012);
      if (number.startsWith('NOBODY')) return rejected(number, -18019903);
      if (known.has(number)) return rejected(number, -18019901);
      known.set(number, { tag, events: [] });
      return accepted([{ origin: 1, number, carrier: 190271, tag }]);
    },
    '/gettrackinfo': ({ number }) => {
      const box = known.get(number);
      if (!box) return rejected(number, -18019902);
      if (box.events.length === 0) return rejected(number, -18019909);
      return accepted([{ number, carrier: 190271, tag: box.tag, track_info: infoOf(box.events) }]);
    },
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', method, headers } = request;
      calls.push(url);
      const entries = (await bodyOf(request)) as Entry[];
      const isWell = method === 'POST' && headers['content-type'] === 'application/json' && entries.length === 1;
      const answer = headers['17token'] === KEY ? isWell && answers[url]?.(entries[0] as Entry) : { code: -18010002 };
      response.writeHead(answer ? 200 : 404, { connection: 'close', 'content-type': 'application/json' });
      response.end(JSON.stringify(answer || { code: -18010012 }));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls,
    tagOf: (number: string) => known.get(number)?.tag,
    /** What is known of a number from now on. */
    tell: (number: string, events: TrackEvent[]) => known.set(number, { tag: known.get(number)?.tag ?? '', events }),
    /** The body of a push, and its signature. */
    pushOf(number: string, events: TrackEvent[], tag = known.get(number)?.tag) {
      const data = { number, carrier: 190271, param: null, tag, track_info: infoOf(events) };
      const body = JSON.stringify({ event: 'TRACKING_UPDATED', data });
      return { body, sign: createHash('sha256').update(`${body}/${KEY}`).digest('hex') };
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
