import { authEndpoints } from '../../contract/auth.endpoints';
import type { DefaultRole } from '../../contract/staff-roles';
import type { CatalogueProduct } from '../../server/adapters/marketplace/embedded/catalogue-product';
import { shopTx, tenantTx } from '../../server/db/database';
import { openSession } from '../../server/modules/auth/auth.service';
import { readPastMark, savePastMark } from '../../server/modules/content/past-mark.service';
import { demoText } from '../demo-text';
import type { DemoShop } from '../seed/demo-shops';
import { DEMO_PAY_PASSWORD, ensureShopper } from '../seed/seed-shop';
import { arrived } from './chapters/arrived';
import { atTheDesks } from './chapters/at-the-desks';
import type { Chapter } from './chapters/chapter';
import { conversations } from './chapters/conversations';
import { held } from './chapters/held';
import { lastDays } from './chapters/last-days';
import { lost } from './chapters/lost';
import { cameBack } from './chapters/came-back';
import { claimed } from './chapters/claimed';
import { priced } from './chapters/priced';
import { moneyBack } from './chapters/money-back';
import { onTheWay } from './chapters/on-the-way';
import { secondThoughts } from './chapters/second-thoughts';
import type { Searched } from './desk-words';
import { openPast } from './past-api';
import { pastDays } from './past-days';
import { goodsOf } from './past-goods';
import { tellSearches } from './past-searches';
import { pastPhotos } from './past-photos';
import { staffTokenOf } from './past-staff';

const DAY_MS = 86_400_000;
/** A regular had been here for a while before the first of what is told. */
const BEFORE_ALL_DAYS = 120;

// the longest ago first, for books are written in the order of what happened: no money moves in a chapter while the next is told
const CHAPTERS: Chapter[] = [
  arrived,
  moneyBack,
  secondThoughts,
  lost,
  cameBack,
  onTheWay,
  held,
  priced,
  lastDays,
  // whoever came later would answer what waits for the shop's word
  claimed,
  // about what stands by then
  conversations,
  atTheDesks,
];

/**
 * Gives a shop's regular some weeks that have been, so that each page of the account has something to show: by the
 * shop's own API, at the times at which it is said to have happened. Once; where it breaks off, the next start goes on
 * with the chapter. A chapter that the shop refuses is left as far as it came. @returns what was refused
 */
export async function liveThePast(shop: DemoShop, catalogue: CatalogueProduct[], now: Date): Promise<string[]> {
  const { id: tenantId, demoAccounts } = shop.record;
  const account = demoAccounts.find(({ role }) => role === 'regular');
  const told = (await shopTx(tenantId, (tx) => readPastMark(tx, tenantId)))?.chapters ?? 0;
  if (!account || told >= CHAPTERS.length) return [];
  const since = new Date(now.getTime() - BEFORE_ALL_DAYS * DAY_MS);
  const owner = { tenantId, shopperId: await ensureShopper(shop, account, since) };
  const goods = goodsOf(shop, catalogue);
  let next = 0;
  const choose = () => {
    const product = goods[next++ % goods.length];
    if (!product) throw new Error('The demo shop sells nothing that can be ordered.');
    return product;
  };
  const refused: string[] = [];
  for (const [at, chapter] of CHAPTERS.entries()) {
    if (at < told) continue;
    try {
      await tellOne(shop, chapter, { owner, choose, now });
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
    }
    const mark = { shopperId: owner.shopperId, chapters: at + 1, until: now.toISOString() };
    await shopTx(tenantId, (tx) => savePastMark(tx, tenantId, mark));
  }
  return refused;
}

interface Scene {
  owner: { tenantId: string; shopperId: string };
  choose: () => CatalogueProduct;
  now: Date;
}

async function tellOne({ record, site }: DemoShop, { daysAgo, tell }: Chapter, { owner, choose, now }: Scene) {
  const { clock, callAs, post } = openPast(owner.tenantId, new Date(now.getTime() - daysAgo * DAY_MS));
  const here = { now: clock.now, userAgent: '', ip: '' };
  const call = callAs({ token: await tenantTx(owner, (tx) => openSession(tx, owner, here)) });
  const openDesk = async (role: DefaultRole) => callAs({ staffToken: await staffTokenOf(record, role, clock.now) });
  const payPassword = DEMO_PAY_PASSWORD;
  const days = pastDays({ ...owner, payPassword, choose, call, clock });
  const { defaultLanguage: language } = record;
  const say = (key: string) => demoText(language, `past.${key}`);
  const searched = (words: Searched[]) => tellSearches(record, words, clock.now);
  const photograph = pastPhotos(call, post);
  await tell({
    call,
    openDesk,
    days,
    photograph,
    payPassword,
    searched,
    sum: site.shopper.openingDeposit,
    say,
    language,
  });
  await call(authEndpoints.logout, {});
}
