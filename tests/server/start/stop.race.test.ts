import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { goLive } from '../../../src/server/wiring/go-live';
import { startApi, type ApiProcess } from '../../support/api-process';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';
import { startShop } from '../../support/shop';

interface Answer {
  status: number;
  connection: string | undefined;
}

const get = (port: number, path: string, host: string, agent?: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path, agent, headers: { host } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** A balancer: asks on kept connections, and sends nothing more once `/readyz` says no. */
async function balance({ port }: ApiProcess, host: string, answers: Answer[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const failures: unknown[] = [];
  let isWanted = true;
  const ask = async () => {
    while (isWanted) await get(port, '/api/front/tenant', host, agent).then((a) => answers.push(a), (e) => failures.push(e)); // prettier-ignore
  };
  const look = async () => {
    while (isWanted) {
      isWanted = (await get(port, '/readyz', host)).status === 200;
      await pause();
    }
  };
  await Promise.all([look(), ...Array.from({ length: 24 }, ask)]);
  return { failures, agent };
}

/** A request whose body is still on its way when it begins; @returns how to send the rest, and what came back. */
function beginLate(port: number, host: string) {
  const body = JSON.stringify({ message: 'late', email: 'a@b.example' });
  const head = `POST /api/user-feedback HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(head + body.slice(0, 5)));
  socket.on('data', (part) => (text += part.toString()));
  const answered = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  return { finish: () => socket.write(body.slice(5)), answered };
}

/** A server on PostgreSQL shows no demo, and answers for live shops only. */
async function startLiveShop(): Promise<string> {
  const { host, tenant } = await startShop();
  await goLive(tenant.id, new Date());
  return host;
}

describeOnPostgres('a server that is told to stop', () => {
  it('under load fails no request, says that its connections end, and exits 0', async () => {
    const host = await startLiveShop();
    const api = await startApi({ DATABASE_URL: postgresUrl(), DRAIN_SECONDS: '4' });
    const late = beginLate(api.port, host);
    const answers: Answer[] = [];
    const balanced = balance(api, host, answers);
    while (answers.length <= 50) await pause();
    const exited = api.signal('SIGTERM');
    const { failures, agent } = await balanced;
    while (await isListening(api.port)) await pause();
    late.finish();
    expect(await late.answered).toMatch(/^HTTP\/1\.1 200/);
    expect(await exited).toBe(0);
    agent.destroy();
    expect(failures).toEqual([]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.slice(-24).filter(({ connection }) => connection === 'close').length).toBeGreaterThan(0);
  });

  it('by Ctrl-C waits for no balancer, also where connections are kept alive', async () => {
    const host = await startLiveShop();
    const api = await startApi({ DATABASE_URL: postgresUrl(), DRAIN_SECONDS: '600' });
    const agent = new Agent({ keepAlive: true });
    expect((await get(api.port, '/api/front/tenant', host, agent)).status).toBe(200);
    expect(await api.signal('SIGINT')).toBe(0);
    agent.destroy();
  });
});
