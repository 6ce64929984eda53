import { beforeAll, describe, expect, it } from 'vitest';
import { batchDeskEndpoints } from '../../../src/contract/batch.desk.endpoints';
import { compensationDeskEndpoints } from '../../../src/contract/compensation.desk.endpoints';
import { dayDeskEndpoints } from '../../../src/contract/day.desk.endpoints';
import { catalogueDeskEndpoints } from '../../../src/contract/catalogue.desk.endpoints';
import { parcelDeskEndpoints } from '../../../src/contract/parcel.desk.endpoints';
import { refundDeskEndpoints } from '../../../src/contract/refund.desk.endpoints';
import { shelfCountDeskEndpoints } from '../../../src/contract/shelf-count.desk.endpoints';
import { simulateDeskEndpoints } from '../../../src/contract/simulate.desk.endpoints';
import { statementDeskEndpoints } from '../../../src/contract/statement.desk.endpoints';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { unclaimedDeskEndpoints } from '../../../src/contract/unclaimed.desk.endpoints';
import { wayDeskEndpoints } from '../../../src/contract/way.desk.endpoints';
import { tellCrowd } from '../../../src/demo/past/crowd/tell-crowd';
import { liveThePast } from '../../../src/demo/past/past';
import { seedDemo } from '../../../src/demo/seed/demo';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import type { CatalogueProduct } from '../../../src/server/adapters/marketplace/embedded/catalogue-product';
import { database, shopTx } from '../../../src/server/db/database';
import { tidyTables } from '../../../src/server/db/tidy-tables';
import { transitOrder } from '../../../src/server/db/schema/transit';
import { countLines } from '../../../src/server/modules/transit/count-lines.service';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { openDemoDesk } from './demo-desk';

const [shop] = DEMO_SHOPS;
if (!shop) throw new Error('The demo has no shop.');
const now = new Date();
/** It is a lot that happened. */
const SEEDING_MS = 600_000;
let products: CatalogueProduct[];

beforeAll(async () => {
  ({ products } = await seedDemo(() => undefined));
  expect((await liveThePast(shop, products, now)).join('\n')).toBe('');
  await tidyTables(await database());
}, SEEDING_MS);

describe('the desk of conversations', () => {
  const views = ['open', 'waiting', 'done'] as const;

  it('has what waits for an answer in time, what waits for its shopper, and what is done', async () => {
    const desk = await openDemoDesk(shop, 'support', now);
    const queues = await Promise.all(views.map((view) => desk(threadDeskEndpoints.list, { query: { view } })));
    const seen = queues.map(({ items }) => items.map(({ subjectKind }) => subjectKind).sort());
    expect(seen).toEqual([
      ['ORDER', 'TRANSIT'],
      ['ORDER', 'PARCEL'],
      ['NONE', 'PARCEL'],
    ]);
    expect(queues[0]?.waiting).toMatchObject({ open: 2, late: 0 });
    const said = await Promise.all(
      queues.flatMap(({ items }) => items).map(({ id }) => desk(threadDeskEndpoints.get, { params: { id } })),
    );
    const messages = said.flatMap((each) => each.messages);
    expect(messages.filter(({ author }) => author === 'NOTE')).toHaveLength(1);
    expect(messages.filter(({ at }) => Date.parse(at) > now.getTime())).toEqual([]);
  });
});

describe('the desks of claims', () => {
  it('have what was claimed for a broken shipment with its photos, and for goods without a name', async () => {
    const finance = await openDemoDesk(shop, 'finance', now);
    const { items: asked } = await finance(refundDeskEndpoints.list, { query: {} });
    const claims = asked.filter(({ orderKind }) => orderKind === 'TRANSIT');
    expect(claims.map(({ cause, photos }) => [cause, photos.length]).sort()).toEqual([
      ['INSURED', 0],
      ['INSURED', 2],
      ['LOST', 0],
    ]);
    const packer = await openDemoDesk(shop, 'packer', now);
    const { items: ways } = await packer(wayDeskEndpoints.list, { query: { view: 'claims' } });
    expect(ways.map(({ orderNo }) => orderNo).sort()).toEqual(claims.map(({ orderNo }) => orderNo).sort());
    const clerk = await openDemoDesk(shop, 'warehouse', now);
    const { items: waiting } = await clerk(unclaimedDeskEndpoints.list, { query: {} });
    expect(waiting.map(({ trackingNo }) => trackingNo)).toEqual(['78804413397720']);
    const { items: owned } = await clerk(parcelDeskEndpoints.list, {
      query: { view: 'onShelf', keyword: 'SF1098765432117' },
    });
    expect(owned.map(({ status }) => status)).toEqual(['STOCKED_IN']);
  });
});

describe('what the staff keep for themselves', () => {
  it('is answers, what was searched for, and counts of shelves: one with a difference that is closed, one still open', async () => {
    const support = await openDemoDesk(shop, 'support', now);
    const { items: answers } = await support(threadDeskEndpoints.listAnswers, {});
    expect(answers.map(({ title }) => title)).toEqual([
      'Batteries and liquids',
      'Where is it?',
      'Which colour instead?',
    ]);
    const editor = await openDemoDesk(shop, 'editor', now);
    const words = async (nothing: '1' | undefined) =>
      (await editor(catalogueDeskEndpoints.listWords, { query: { language: 'en', nothing } })).items;
    expect((await words(undefined))[0]).toMatchObject({ word: 'tea set', searches: 31, foundNothing: 0 });
    expect((await words('1'))[0]).toMatchObject({ word: 'left-handed scissors', foundNothing: 11 });
    const manager = await openDemoDesk(shop, 'manager', now);
    const counts = async (view: 'DISCARDED' | 'OPEN' | 'DIFFERS') =>
      (await manager(shelfCountDeskEndpoints.list, { query: { view } })).items.length;
    expect([await counts('DISCARDED'), await counts('OPEN'), await counts('DIFFERS')]).toEqual([1, 1, 0]);
  });
});

describe('the other shoppers of the demo', () => {
  beforeAll(async () => {
    expect(await tellCrowd(shop, products, now)).toEqual([]);
  }, SEEDING_MS);

  it('has a batch that has left, and one that is filled', async () => {
    const desk = await openDemoDesk(shop, 'packer', now);
    const [open, gone] = await Promise.all(
      (['open', 'handedOver'] as const).map((view) => desk(batchDeskEndpoints.list, { query: { view } })),
    );
    expect(open?.items.map(({ boxes }) => boxes)).toEqual([5]);
    expect(gone?.items.map(({ boxes, masterNo }) => [boxes, masterNo])).toEqual([[5, 'HL-220417']]);
  });

  it('has a compensation that was given, and one that waits for a second person', async () => {
    const desk = await openDemoDesk(shop, 'finance-approver', now);
    const [asked, over] = await Promise.all(
      (['toAllow', 'over'] as const).map((view) => desk(compensationDeskEndpoints.list, { query: { view } })),
    );
    expect(asked?.items.map(({ status, isMine }) => [status, isMine])).toEqual([['ASKED', false]]);
    expect(over?.items.map(({ status }) => status)).toEqual(['CREDITED']);
  });

  it('has a statement of the bank with lines that are known, look known, and are nobody’s', async () => {
    const desk = await openDemoDesk(shop, 'finance', now);
    const { items } = await desk(statementDeskEndpoints.list, { query: {} });
    expect(items.map(({ counts }) => counts)).toEqual([{ MATCHED: 1, SUGGESTED: 1, UNMATCHED: 2, IGNORED: 0 }]);
  });

  it('has a week of days that were signed, of which one waits for a second person', async () => {
    const desk = await openDemoDesk(shop, 'finance-approver', now);
    const { items, waiting } = await desk(dayDeskEndpoints.list, { query: {} });
    expect(items.map(({ state, late }) => [state, late])).toEqual([
      ['OPEN', 0],
      ['SIGNED', 0],
      ...Array.from({ length: 5 }, () => ['CHECKED', 0]),
    ]);
    expect(waiting).toEqual({ toSign: 1, toCheck: 1 });
    const days = await Promise.all(items.map(({ id }) => desk(dayDeskEndpoints.get, { params: { day: id } })));
    expect(days.filter(({ isSound }) => !isSound)).toEqual([]);
  });

  it('has half a year of shipments by each line that goes to them, by which a table of prices can be tried, and books that balance', async () => {
    const desk = await openDemoDesk(shop, 'owner', now);
    const toThem = shop.offers.lines.filter(({ terms }) => terms.zone.countries.includes(shop.record.countryCode));
    const seen = await Promise.all(
      toThem.map(async ({ name, terms }) => {
        const tried = await desk(simulateDeskEndpoints.backTest, { params: { name }, body: { terms } });
        return [name, tried.seen > 0 && tried.before.amount > 0, tried.changed];
      }),
    );
    expect(seen).toEqual(toThem.map(({ name }) => [name, true, 0]));
    const past = await shopTx(shop.record.id, (tx) =>
      tx.select({ at: transitOrder.createdAt, status: transitOrder.status }).from(transitOrder),
    );
    const monthsAgo = past
      .filter(({ status }) => status === 'COMPLETED')
      .map(({ at }) => Math.floor((now.getTime() - at.getTime()) / (30 * 86_400_000)));
    expect(new Set(monthsAgo)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(await verifyLedger(shop.record.id)).toEqual([]);
  });

  it('has sent so much by air that everybody is told how that went', async () => {
    await countLines(() => now);
    const desk = await openDemoDesk(shop, 'owner', now);
    const { way, estimate } = await desk(transitEndpoints.history, { params: { name: 'AU-AIR' }, query: {} });
    expect(way?.shipments).toBeGreaterThanOrEqual(20);
    expect(way?.p90Days).toBeGreaterThanOrEqual(way?.p50Days ?? Infinity);
    expect(estimate?.shipments).toBeGreaterThanOrEqual(20);
  });

  it('is told once', async () => {
    const desk = await openDemoDesk(shop, 'packer', now);
    const count = async () => (await desk(batchDeskEndpoints.list, { query: {} })).waiting;
    const before = await count();
    expect(await tellCrowd(shop, products, now)).toEqual([]);
    expect(await count()).toEqual(before);
  });
});
