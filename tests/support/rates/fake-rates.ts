import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Said {
  status?: number;
  body: unknown;
}

/** A server that says what it is told to, by path and question as they came. */
export async function startFakeRates() {
  const said = new Map<string, Said>();
  const asked: string[] = [];
  const server = createServer(({ url = '', method }, response) => {
    asked.push(`${method ?? ''} ${url}`);
    const { status = 200, body } = said.get(url) ?? { status: 404, body: { message: 'not found' } };
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const FRANKFURTER = '/v2/rates?base=CNY';
  const ERAPI = '/v6/latest/CNY';
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    say: (path: string, body: unknown, status = 200) => said.set(path, { body, status }),
    /** As Frankfurter says it: a list of pairs. */
    frankfurter: (date: string, rates: Record<string, number>) =>
      said.set(FRANKFURTER, {
        body: Object.entries(rates).map(([quote, rate]) => ({ date, base: 'CNY', quote, rate })),
      }),
    /** As ExchangeRate-API says it. @param next seconds until it asks to be asked again */
    erApi: (date: string, rates: Record<string, number>, next = 86_400) => {
      const last = Date.parse(date) / 1000;
      said.set(ERAPI, {
        body: {
          result: 'success',
          provider: 'https://www.exchangerate-api.com',
          time_last_update_unix: last,
          time_last_update_utc: new Date(last * 1000).toUTCString(),
          time_next_update_unix: last + next,
          time_eol_unix: 0,
          base_code: 'CNY',
          rates: { CNY: 1, ...rates },
        },
      });
    },
    FRANKFURTER,
    ERAPI,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
