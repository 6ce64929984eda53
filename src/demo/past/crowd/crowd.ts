import { randomUUID } from 'node:crypto';
import type { DefaultRole } from '../../../contract/staff-roles';
import type { TransitOrder } from '../../../contract/transit';
import type { CatalogueProduct } from '../../../server/adapters/marketplace/embedded/catalogue-product';
import { shopTx, tenantTx } from '../../../server/db/database';
import { openSession } from '../../../server/modules/auth/auth.service';
import { readPastMark } from '../../../server/modules/content/past-mark.service';
import { playStaff } from '../../played-staff/played-staff';
import type { DemoShop } from '../../seed/demo-shops';
import { DEMO_PAY_PASSWORD, ensureShopper } from '../../seed/seed-shop';
import { openPast, type PastCall } from '../past-api';
import { pastDays, PATIENCE_MS, type Days } from '../past-days';
import { staffTokenOf } from '../past-staff';
import { CROWD, emailOf } from './crowd-people';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BEFORE_ALL_DAYS = 190;

export interface Member {
  call: PastCall;
  days: Days;
  /** A session ends where nobody comes for a month. */
  comeBack: () => Promise<void>;
  /** Sent off in these days. */
  sent: TransitOrder[];
}

export interface Crowd {
  members: Member[];
  openDesk: (role: DefaultRole) => Promise<PastCall>;
  wait: (hours: number) => void;
  /** So many steps of the staff and the carrier for all of them, each after some hours. */
  work: (steps: number, hours: number) => Promise<void>;
  today: () => Date;
}

interface Scene {
  daysAgo: number;
  choose: () => CatalogueProduct;
  now: Date;
}

/** The other shoppers of a demo shop, some days ago. What its regular has stays where it is. */
export async function openCrowd(shop: DemoShop, { daysAgo, choose, now }: Scene): Promise<Crowd> {
  const { id: tenantId } = shop.record;
  const { clock, callAs } = openPast(tenantId, new Date(now.getTime() - daysAgo * DAY_MS));
  const regular = await shopTx(tenantId, (tx) => readPastMark(tx, tenantId));
  const resting = regular && { resting: { shopperId: regular.shopperId, until: now } };
  const members: Member[] = [];
  for (const at of CROWD.keys()) {
    const owner = { tenantId, shopperId: await ensureMember(shop, at, now) };
    const who = { token: '' };
    const comeBack = async () => {
      const here = { now: clock.now, userAgent: '', ip: '' };
      who.token = await tenantTx(owner, (tx) => openSession(tx, owner, here));
    };
    await comeBack();
    const call = callAs(who);
    const days = pastDays({ ...owner, payPassword: DEMO_PAY_PASSWORD, choose, call, clock });
    members.push({ call, days, comeBack, sent: [] });
  }
  const wait = (hours: number) => void (clock.now = new Date(clock.now.getTime() + hours * HOUR_MS));
  return {
    members,
    openDesk: async (role) => callAs({ staffToken: await staffTokenOf(shop.record, role, clock.now) }),
    wait,
    async work(steps, hours) {
      for (let step = 0; step < steps; step += 1) {
        wait(hours);
        await playStaff([{ tenantId, stepMs: PATIENCE_MS, ...resting }], clock.now);
      }
    },
    today: () => clock.now,
  };
}

function ensureMember({ site, ...shop }: DemoShop, at: number, now: Date): Promise<string> {
  const { name = '', ...place } = CROWD[at] ?? {};
  const address = { ...site.shopper.address, ...place };
  const { openingDeposit } = site.shopper;
  // nobody is to log in as one of them: they are there to be looked at from the desks
  const account = { role: `guest-${String(at + 1)}`, email: emailOf(shop.record.id, at), password: randomUUID() };
  const since = new Date(now.getTime() - BEFORE_ALL_DAYS * DAY_MS);
  return ensureShopper({ ...shop, site: { ...site, shopper: { name, address, openingDeposit } } }, account, since);
}
