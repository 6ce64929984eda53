import { beforeAll, describe, expect, it } from 'vitest';
import type { CallInput, Endpoint } from '../../src/contract/endpoint';
import { startShop, type Shop } from '../support/shop';
import { signInAgain, signInStaff } from '../support/staff';
import { snapshotTables } from '../support/table-snapshot';
import { PLANNED_SHOP } from './db/desk-inputs';
import { useShop } from './db/used-shop';
import { fillShop } from './fill-shop';
import { startOrdering } from './modules/purchase/ordering';
import { NO_ROW_SAID, SAID } from './said-rows';
import { inputNaming, namesIn, namingCalls, NO_ROW_IN_PATH, ROW_OF_PATH, rowOf, sayingCalls } from './shop-rows';
import { nameOf } from './valid-inputs';

/** Where a call of the other shop's owner writes of itself, whatever becomes of it. */
const OF_THE_CALLER = ['staff', 'staff_session', 'idempotency', 'rate_limit', 'bench_scan', 'work_claim'];

/** What else than "not found" is said of what is not there, by calls that look at another thing first. */
const OWN_WORD: Record<string, number> = {
  // a picture that this shop has not
  'POST /operator/purchase-orders/{id}/substitute': 422,
  'POST /operator/parcels/{id}/photos': 422,
  'POST /operator/parcels/{id}/disposal': 422,
  // other versions were read
  'POST /operator/settings/fees/{id}/withdraw': 409,
  // no columns are known by it
  'GET /operator/settings/import-shapes/{shape}': 200,
};
/** Whose row is of another kind than the call shows: a line that is no payout, columns that are none. */
const NOT_SHOWN = ['GET /operator/statement-lines/{id}/payout', 'GET /operator/settings/import-shapes/{shape}'];

/** The same of calls that name it by their body or query. */
const SAID_BACK: Record<string, number> = {
  'GET /operator/compensation-about': 404,
  'POST /operator/compensations': 404,
  'POST /operator/thread-messages': 404,
  'PUT /operator/banner-order': 409,
  'GET /operator/pick-list': 404,
  'POST /operator/batches': 422,
  'POST /operator/settings/limits/decide': 404,
};
/** What shows no such row at home either: nothing is on its way, no proof of a transfer was sent. */
const EMPTY = ['GET /operator/shipments', 'GET /operator/deposits', 'GET /operator/compensation-about'];

const naming = namingCalls.filter(rowOf);
const saying = sayingCalls.filter((one) => SAID[nameOf(one)]);

describe('what is another shop’s', () => {
  let theirs: Shop;
  let theirOwner: string;
  let other: Shop;
  let otherOwner: string;
  /** Of each kind one that its desk shows, where not every one is shown. */
  let shown: Record<string, string>;

  beforeAll(async () => {
    const at = await startOrdering(undefined, await startShop(PLANNED_SHOP));
    theirs = at.shop;
    const signedIn = await signInStaff(theirs);
    theirOwner = signedIn.staffId;
    await useShop(at, signedIn.staffToken);
    await fillShop(theirs, signedIn.staffToken);
    await at.fund(100_000);
    const paid = await at.order();
    await at.pay(paid.id);
    shown = { purchase_order: paid.id, 'purchase_order.order_no': paid.orderNo };
    other = await startShop(PLANNED_SHOP);
    ({ staffId: otherOwner } = await signInStaff(other));
  }, 120_000);

  const named = async (table: string, column = 'id') => {
    const name = shown[column === 'id' ? table : `${table}.${column}`] ?? (await namesIn(theirs, [table, column]))[0];
    if (!name) throw new Error(`there is no row of ${table} to ask for`);
    return name;
  };
  const inputOfTheirs = async (endpoint: Endpoint) =>
    (await SAID[nameOf(endpoint)]?.(named)) ??
    inputNaming(endpoint, await named(...(rowOf(endpoint) ?? (['', ''] as const))));
  // a call may have ended the session before
  const ask = async (endpoint: Endpoint, input: unknown) =>
    other.call(endpoint, input as CallInput<Endpoint>, { staffToken: await signInAgain(other, otherOwner) });
  const askAtHome = async (endpoint: Endpoint) =>
    theirs.call(endpoint, (await inputOfTheirs(endpoint)) as CallInput<Endpoint>, {
      staffToken: await signInAgain(theirs, theirOwner),
    });

  it('is asked for by each call of the staff that can name a row, and of each other it is said', () => {
    expect(
      namingCalls
        .filter((one) => !rowOf(one))
        .map(nameOf)
        .sort(),
    ).toEqual(NO_ROW_IN_PATH.toSorted());
    expect([...Object.keys(SAID), ...NO_ROW_SAID].sort()).toEqual(sayingCalls.map(nameOf).sort());
    for (const start of Object.keys(ROW_OF_PATH))
      expect(
        naming.some(({ path }) => path.startsWith(start)),
        start,
      ).toBe(true);
  });

  it('is not there for the owner of another, by whatever path, and stays as it was', { timeout: 300_000 }, async () => {
    const before = await snapshotTables(OF_THE_CALLER);
    const answers: Record<string, number> = {};
    for (const endpoint of naming)
      answers[nameOf(endpoint)] = (await ask(endpoint, await inputOfTheirs(endpoint))).status;
    expect(answers).toEqual(Object.fromEntries(naming.map((one) => [nameOf(one), OWN_WORD[nameOf(one)] ?? 404])));
    expect(await snapshotTables(OF_THE_CALLER)).toEqual(before);
  });

  /** All that its rows are called, but what was asked for. */
  const namesBut = async (asked: string) => {
    const all = await Promise.all(Object.values(ROW_OF_PATH).map((row) => namesIn(theirs, row)));
    return all.flat().filter((name) => name.length > 8 && !asked.includes(name));
  };

  it('is nothing to a call that names it by its body or query', { timeout: 300_000 }, async () => {
    const before = await snapshotTables(OF_THE_CALLER);
    for (const endpoint of saying) {
      const [name, input] = [nameOf(endpoint), await inputOfTheirs(endpoint)];
      const answer = await ask(endpoint, input);
      expect(answer.status, name).toBe(SAID_BACK[name] ?? 200);
      if (answer.status !== 200) continue;
      const told = JSON.stringify(answer.data);
      expect(
        (await namesBut(JSON.stringify(input))).filter((one) => told.includes(one)),
        name,
      ).toEqual([]);
    }
    expect(await snapshotTables(OF_THE_CALLER)).toEqual(before);
  });

  it('is there at home', { timeout: 300_000 }, async () => {
    for (const endpoint of naming.filter(({ method }) => method === 'GET')) {
      const name = nameOf(endpoint);
      if (!NOT_SHOWN.includes(name)) expect((await askAtHome(endpoint)).status, name).toBe(200);
    }
    const empty: string[] = [];
    for (const endpoint of saying.filter(({ method }) => method === 'GET')) {
      const told = JSON.stringify((await askAtHome(endpoint)).data);
      if (!(await namesBut('')).some((one) => told.includes(one))) empty.push(nameOf(endpoint));
    }
    expect(empty.toSorted()).toEqual(EMPTY.toSorted());
  });
});
