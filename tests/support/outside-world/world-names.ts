import { setMode } from '../../../src/server/env';
import type { NameServers } from '../../../src/server/modules/tenant/domain.service';
import type { Outsider } from './outsider';

interface Zone {
  txt: [name: string, text: string];
  cname: [name: string, target: string];
}
const zones = new Map<string, Zone>();
const nothing = () => Promise.reject(Object.assign(new Error('nothing'), { code: 'ENOTFOUND' }));

/** They know what journeys wrote into zones. */
const servers: NameServers = {
  resolveTxt: async (asked) => {
    const said = [...zones.values()].flatMap(({ txt: [name, text] }) => (name === asked ? [[text]] : []));
    return said.length ? said : nothing();
  },
  resolveCname: async (asked) => (zones.has(asked) ? [zones.get(asked)?.cname[1] ?? ''] : nothing()),
  resolve4: nothing,
  resolve6: nothing,
};

/** The calls of the server that is about to start ask these name servers. */
export async function answerWithNames(): Promise<void> {
  // as the start does it: what is loaded now must find the environment as it will be
  setMode('production');
  const { createAnswering } = await import('../../../src/server/wiring/app');
  let answering: ReturnType<typeof createAnswering> | undefined;
  // made with the first call, when the demo's doors are open
  const get = () => (answering ??= createAnswering({}, undefined, undefined, servers));
  Object.defineProperty(globalThis, 'sampanAnswering', { get });
}

/** The zones of names that are a shop's own: whoever owns one `writes` into it. */
export const startNames = (): Promise<Outsider> =>
  Promise.resolve({
    name: 'names',
    variables: { BASE_DOMAINS: 'localhost' },
    verbs: { writes: (body) => void zones.set((body as Zone).cname[0], body as Zone) },
  });
