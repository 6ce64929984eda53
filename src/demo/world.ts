import { join } from 'node:path';
import { database } from '../server/db/database';
import { tidyTables } from '../server/db/tidy-tables';
import { env } from '../server/env';
import { countLines } from '../server/modules/transit/count-lines.service';
import type { DemoWorld } from '../server/wiring/demo-door';
import { seedPlatformPerson } from './accounts/demo-platform';
import { demoShopRoutes } from './accounts/demo-shop.routes';
import { tellCrowd } from './past/crowd/tell-crowd';
import { liveThePast } from './past/past';
import { tellQuarters } from './past/past-quarters';
import { areRendersInstalled } from './pictures/picture-renders';
import { playedShops, withPastAtRest } from './played-staff/played-shops';
import { playStaff } from './played-staff/played-staff';
import { playedStaffRoutes } from './played-staff/played-staff.routes';
import { readPicture } from './pictures/picture-store';
import { withDemoPages } from './screens/demo-pages';
import { createSandbox } from './sandbox/sandbox-payment';
import { sandboxSecrets } from './sandbox/sandbox-secrets';
import { sandboxRoutes } from './sandbox/sandbox.routes';
import { seedDemo } from './seed/demo';
import { DEMO_SHOPS } from './seed/demo-shops';
import { refOfDemoLink } from './short-links/demo-short-link';

const BARE = 'demo';
const hasPictures = areRendersInstalled();

/** What `server/wiring/demo-door.ts` opens. */
export const world: DemoWorld = {
  shops: DEMO_SHOPS.map(({ record }) => record.id).filter((id) => id !== BARE),
  goods: {
    readPicture: async (name, width) =>
      hasPictures ? readPicture(join(env().DATA_DIR, 'pictures'), name, width) : undefined,
    refOfLink: refOfDemoLink,
  },
  async seed(report) {
    const { ours, products } = await seedDemo(report);
    await seedPlatformPerson(new Date());
    if (env().SEED_DEMO === 'shops') return;
    for (const shop of ours) await tellQuarters(shop, new Date());
    await tidyTables(await database());
    // it takes longer than all before it: whoever waits sees that it goes on
    report(`Past         what happened at ${String(ours.length)} shops until today …`);
    for (const shop of ours) {
      for (const refusal of await liveThePast(shop, products, new Date()))
        report(`             ${shop.record.id}: not all of its regular’s past could be told: ${refusal}`);
      await tidyTables(await database());
    }
    for (const shop of ours.filter(({ record }) => record.id === BARE))
      for (const refusal of await tellCrowd(shop, products, new Date()))
        report(`             ${shop.record.id}: not all of its other shoppers’ past could be told: ${refusal}`);
    await countLines(() => new Date());
    await tidyTables(await database());
    if (!hasPictures) report('Pictures     none: what they are drawn from is not installed');
  },
  routes: [...demoShopRoutes, ...playedStaffRoutes],
  withPages: withDemoPages,
  jobs: [
    {
      name: 'play the staff',
      lane: 'goods',
      everyMs: 15_000,
      run: async (now, isStopped) =>
        playStaff(await withPastAtRest(await playedShops(DEMO_SHOPS.map(({ record }) => record.id))), now(), isStopped),
    },
  ],
  openBank: (deps) => {
    const sandbox = createSandbox({ secrets: sandboxSecrets, ...deps });
    return {
      provider: sandbox.provider,
      findCredentials: sandbox.findCredentials,
      routes: sandboxRoutes(sandbox),
      jobs: [{ name: 'redeliver sandbox callbacks', lane: 'money', everyMs: 60_000, run: sandbox.redeliver }],
    };
  },
};
