import { request, Agent } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}
export interface Answer {
  status: number;
  json: () => unknown;
}
export type Send = (call: Call) => Promise<Answer>;

/** One keep-alive connection to the server under test. */
export function connectionTo(port: number, host: string): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const all = {
        host,
        'accept-language': 'en',
        ...(text ? { 'content-type': 'application/json' } : {}),
        ...headers,
      };
      const sent = request({ port, host: '127.0.0.1', method, path, agent, headers: all }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            json: () => JSON.parse(Buffer.concat(parts).toString()) as unknown,
          }),
        );
      });
      sent.on('error', reject);
      sent.end(text);
    });
  return { send, close: () => agent.destroy() };
}

export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMs: number | undefined;
  failures: number;
}

export interface Flow {
  /** What one connection does, again and again; counts as one. */
  run: (send: Send, turn: number) => Promise<void>;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs a flow on `connections` at once for `seconds`, after a short warm-up. @param cpuMs reads the server's CPU clock */
export async function measure(
  flow: Flow,
  options: { port: number; host: string; connections: number; seconds: number; cpuMs: () => number | undefined },
): Promise<Figures> {
  const latencies: number[] = [];
  let failures = 0;
  let turn = 0;
  let isCounting = false;
  let until = performance.now() + 1000;
  const connections = Array.from({ length: options.connections }, () => connectionTo(options.port, options.host));
  const work = async ({ send }: { send: Send }) => {
    while (performance.now() < until) {
      const started = performance.now();
      try {
        await flow.run(send, (turn += 1));
        if (isCounting) latencies.push(performance.now() - started);
      } catch (error) {
        if (failures === 0) console.error(`  ${(error as Error).message}`);
        failures += 1;
      }
    }
  };
  await Promise.all(connections.map(work));
  isCounting = true;
  const [started, cpuBefore] = [performance.now(), options.cpuMs()];
  until = started + options.seconds * 1000;
  await Promise.all(connections.map(work));
  const [elapsed, cpuAfter] = [performance.now() - started, options.cpuMs()];
  for (const { close } of connections) close();
  latencies.sort((a, b) => a - b);
  return {
    perSecond: (latencies.length * 1000) / elapsed,
    p50Ms: at(latencies, 0.5),
    p99Ms: at(latencies, 0.99),
    cpuMs:
      cpuBefore !== undefined && cpuAfter !== undefined
        ? (cpuAfter - cpuBefore) / Math.max(1, latencies.length)
        : undefined,
    failures,
  };
}
