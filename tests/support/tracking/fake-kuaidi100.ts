import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CUSTOMER = 'CUST';
export const KEY = 'KEY';
export const SALT = 'a-salt-of-sixteen-characters';

/** An event as Kuaidi100 writes it, in the clock of China. */
export const eventOf = (statusCode: string, ftime: string, words: Record<string, unknown> = {}) => ({
  time: ftime,
  ftime,
  context: `【杭州】${statusCode}`,
  status: '在途',
  statusCode,
  areaCode: 'CN330100000000',
  areaName: '浙江,杭州市',
  location: '',
  ...words,
});
export type CourierEvent = ReturnType<typeof eventOf>;

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex').toUpperCase();
const resultOf = (nu: string, com: string, data: CourierEvent[]) => ({
  message: 'ok', nu, ischeck: '0', com, status: '200', state: data[0]?.statusCode.charAt(0) ?? '0', condition: '00', data,
}); // prettier-ignore

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

interface Subscription {
  company: string;
  callback: URL;
  salt: string;
  parameters: Record<string, string>;
}

/** Its server as far as we speak to it: numbers are subscribed to once, and asked for under a signature. */
export async function startFakeKuaidi100() {
  const subscriptions = new Map<string, Subscription>();
  const known = new Map<string, CourierEvent[]>();
  const calls: string[] = [];
  const refused = (returnCode: string) => ({ result: false, returnCode, message: '失败' });

  function subscribe(form: URLSearchParams): object {
    const { company, number, key, parameters } = JSON.parse(form.get('param') ?? '') as {
      company: string;
      number: string;
      key: string;
      parameters: Record<string, string>;
    };
    if (form.get('schema') !== 'json' || key !== KEY) return refused('600');
    if (!company && parameters.autoCom !== '1') return refused('700');
    if (number.startsWith('BAD')) return refused('700');
    if (subscriptions.has(number)) return refused('501');
    const { callbackurl = '', salt = '' } = parameters;
    subscriptions.set(number, { company, callback: new URL(callbackurl), salt, parameters });
    return { result: true, returnCode: '200', message: '提交成功' };
  }
  function query(form: URLSearchParams): object {
    const param = form.get('param') ?? '';
    if (form.get('customer') !== CUSTOMER || form.get('sign') !== md5(param + KEY + CUSTOMER)) return refused('503');
    const { com, num, phone, resultv2, order } = JSON.parse(param) as Record<string, string>;
    if (!com || !num || resultv2 !== '4' || order !== 'desc') return refused('400');
    if (com === 'shunfeng' && !/^\d{4}$/.test(phone ?? '')) return refused('408');
    const events = known.get(num);
    return events ? resultOf(num, com, events) : refused('500');
  }
  const answers: Record<string, (form: URLSearchParams) => object> = { '/poll': subscribe, '/poll/query.do': query };
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', method, headers } = request;
      calls.push(url);
      const isForm = method === 'POST' && (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'); // prettier-ignore
      const answer = isForm ? answers[url]?.(await formOf(request)) : undefined;
      // its answers say text, whatever they hold
      response.writeHead(answer ? 200 : 404, { connection: 'close', 'content-type': 'text/html;charset=UTF-8' });
      response.end(answer ? JSON.stringify(answer) : 'not found');
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calls,
    subscriptionOf: (number: string) => subscriptions.get(number),
    tell: (number: string, events: CourierEvent[]) => known.set(number, events),
    /** A push as it is sent: where to, and its form. */
    pushOf(number: string, events: CourierEvent[], status = 'polling') {
      const { callback, salt = '', company = '' } = subscriptions.get(number) ?? {};
      const lastResult = events.length > 0 ? resultOf(number, company, events) : null;
      const param = JSON.stringify({ status, billstatus: 'got', message: '', lastResult });
      const body = new URLSearchParams({ sign: md5(param + salt), param }).toString();
      return { query: callback?.search ?? '', body };
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
