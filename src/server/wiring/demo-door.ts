import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { setDemoGoods, type DemoGoods } from '../adapters/marketplace/embedded/demo-goods';
import type { KnownProvider } from '../adapters/payment/payment.registry';
import { DEMO_WORLD, env } from '../env';
import type { Job } from '../jobs/runner';
import type { Route } from '../kernel/route';

/** What a demo world adds to the product. */
export interface DemoWorld {
  /** Its shops beside the one at the bare address, by the first label of their hosts. */
  shops: string[];
  goods: DemoGoods;
  /** Writes shops and catalogue where they are missing. */
  seed: (report: (line: string) => void) => Promise<void>;
  routes: Route[];
  /** Answers the addresses of pages of its own, and hands all others on. */
  withPages: (next: PageHandler) => PageHandler;
  openBank: (deps: BankDeps) => Bank;
  /** What happens there by the clock. */
  jobs: Job[];
}

export type PageHandler = (req: IncomingMessage, res: ServerResponse) => unknown;

/** A provider that moves no money, with what belongs to it. */
export interface Bank extends KnownProvider {
  routes: Route[];
  jobs: Job[];
}

export interface BankDeps {
  /** Carries a callback to the shop's API as an HTTP request. */
  deliver: (request: Request) => Promise<Response>;
  /** Whether this shop has it switched on: everywhere else it knows nothing, takes nothing and sends nothing. */
  isOn: (tenantId: string) => Promise<boolean>;
}

// one a process, which may hold this module twice: the start's own and the one in Next's bundle
const held = globalThis as { sampanDemo?: DemoWorld };

/** Undefined where none was opened: then all that a demo shows is missing. */
export const demoWorld = (): DemoWorld | undefined => held.sampanDemo;

/**
 * The only way into `src/demo`, which a deployment may leave out: no compiler and no bundler follows a path that is
 * made when it runs. @throws Error where the configuration asks for a demo that is not there
 */
export async function openDemoWorld(): Promise<DemoWorld | undefined> {
  held.sampanDemo = env().isDemo ? await load() : undefined;
  setDemoGoods(held.sampanDemo?.goods);
  return held.sampanDemo;
}

async function load(): Promise<DemoWorld> {
  if (!existsSync(DEMO_WORLD))
    throw new Error('SEED_DEMO asks for a demo, but src/demo is not there: leave SEED_DEMO empty.');
  const address = pathToFileURL(DEMO_WORLD).href;
  const { world } = (await import(/* @vite-ignore */ /* turbopackIgnore: true */ address)) as { world: DemoWorld };
  return world;
}
