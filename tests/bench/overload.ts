import { request } from 'node:http';
import { performance } from 'node:perf_hooks';

/**
 * What becomes of a running shop when five times as many ask for its home page as it can draw: first its peak with few
 * at once, then pages asked for at five times that rate whatever the answers, with a light call beside them.
 * `node --import tsx tests/bench/overload.ts <port> [host] [seconds]`, on a server of its own (LOG_LEVEL=error).
 */
const [port = '3000', host = 'hanoi.localhost', seconds = '10'] = process.argv.slice(2);
const SPAN_MS = Number(seconds) * 1000;

const get = (path: string) =>
  new Promise<number>((resolve) => {
    const headers = { host, 'accept-language': 'vi', cookie: 'NEXT_LOCALE=vi' };
    const sent = request({ port, host: '127.0.0.1', path, agent: false, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end();
  });

const HOME = '/vi';
const LIGHT = '/api/front/tenant';
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function peak(): Promise<number> {
  const until = performance.now() + SPAN_MS;
  let drawn = 0;
  const ask = async () => {
    while (performance.now() < until) if ((await get(HOME)) === 200) drawn += 1;
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return drawn / (SPAN_MS / 1000);
}

async function overload(perSecond: number) {
  const statuses: Record<number, number> = {};
  const waits: number[] = [];
  const running = new Set<Promise<unknown>>();
  const begun = performance.now();
  let sent = 0;
  const light = (async () => {
    while (performance.now() - begun < SPAN_MS) {
      const asked = performance.now();
      if ((await get(LIGHT)) === 200) waits.push(performance.now() - asked);
      await sleep(20);
    }
  })();
  while (performance.now() - begun < SPAN_MS) {
    for (const due = ((performance.now() - begun) / 1000) * perSecond; sent < due; sent += 1) {
      const one = get(HOME).then((status) => (statuses[status] = (statuses[status] ?? 0) + 1));
      running.add(one);
      void one.finally(() => running.delete(one));
    }
    await sleep(5);
  }
  const drawnInTime = statuses[200] ?? 0;
  await light;
  await Promise.all(running);
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
  return {
    sent,
    goodput: drawnInTime / (SPAN_MS / 1000),
    statuses,
    light: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  };
}

async function main() {
  for (let warm = 0; warm < 40; warm += 1) await get(HOME);
  const best = await peak();
  const under = await overload(best * 5);
  const share = (under.goodput / best).toFixed(2);
  console.log(`peak ${best.toFixed(1)} pages/s; five times that: ${JSON.stringify(under)}; goodput ${share} of peak`);
}
void main();
