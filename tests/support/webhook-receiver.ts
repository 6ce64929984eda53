import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { httpsWebhook } from '../../src/server/adapters/webhook/https-webhook';

export interface Received {
  id: string;
  body: string;
  isSigned: boolean;
}

/** A server of a shop's own, with its own reading of the signature. `answer` may be changed at any time. */
export async function startReceiver() {
  const got: Received[] = [];
  const state = {
    got,
    secret: '',
    url: '',
    answer: ((res) => void res.writeHead(204).end()) as (res: ServerResponse, req: IncomingMessage) => void,
    close: () => undefined as unknown,
  };
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const [, time = '', sign = ''] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(req.headers['sampan-signature'])) ?? [];
      const isSigned = sign === createHmac('sha256', state.secret).update(time).update('.').update(body).digest('hex');
      got.push({ id: String(req.headers['sampan-event']), body, isSigned });
      state.answer(res, req);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  state.close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return state;
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** As at a demo: programs on this machine are called too. @param timeoutMs how long they have */
export const localWebhooks = (timeoutMs = 2000) => {
  const agent = new Agent();
  return httpsWebhook({ dispatcher: () => agent, local: () => agent, timeoutMs });
};
