import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Outsider } from './outsider';
import { start1688 } from './world-1688';
import { startBanks } from './world-banks';
import { startNames } from './world-names';
import { startPlatform } from './world-platform';
import { startShops } from './world-shops';
import { startTranslator } from './world-translator';
import { startWharf } from './world-wharf';

/** The companies outside that journeys need, beside the shop's server and in its process. */
const OUTSIDERS: (() => Promise<Outsider>)[] = [
  start1688,
  startBanks,
  startNames,
  startPlatform,
  startShops,
  startTranslator,
  startWharf,
];

/**
 * Starts them and leads the server that is about to start to them. `GET /` on the port answers 200 once that server
 * answers and all shops stand; `POST /<outsider>/<verb>` does what a journey wants of one.
 */
export async function startOutsideWorld(port: number): Promise<void> {
  const outsiders = await Promise.all(OUTSIDERS.map((start) => start()));
  for (const { variables } of outsiders) setVariables(variables);
  let settling: Promise<unknown> | undefined;
  const settle = () => (settling ??= Promise.all(outsiders.map((outsider) => outsider.settle?.())));

  async function answer(path: string, readBody: () => Promise<unknown>): Promise<[number, unknown]> {
    if (path === '/') return (await isServing()) ? [200, await settle().then(() => 'ready')] : [503, 'not yet'];
    const [, name, verb = ''] = path.split('/');
    const act = outsiders.find((each) => each.name === name)?.verbs[verb];
    return act ? [200, (await act(await readBody())) ?? null] : [404, `no ${path}`];
  }

  const server = createServer((request, response) => {
    const readBody = () => (request.headers['content-length'] === '0' ? Promise.resolve({}) : json(request));
    void answer(request.url ?? '/', readBody)
      .catch((error: unknown): [number, unknown] => [500, String(error)])
      .then(([status, said]) => response.writeHead(status).end(JSON.stringify(said)));
  });
  server.listen(port, '127.0.0.1').unref();
}

/** Lists (`PAYMENT_URLS`) grow; everything else is of one outsider. */
function setVariables(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) {
    const before = name.endsWith('_URLS') ? process.env[name] : undefined;
    process.env[name] = before ? `${before},${value}` : value;
  }
}

const isServing = () =>
  fetch(`http://localhost:${process.env.PORT ?? ''}/api/front/tenant`).then(
    ({ ok }) => ok,
    () => false,
  );
