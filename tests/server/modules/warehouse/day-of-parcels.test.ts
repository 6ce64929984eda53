import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { parcel, parcelNumber } from '../../../../src/server/db/schema/parcel';
import { isOtherLayout } from '../../../../src/contract/scan-code';
import { ScanQueue } from '../../../../src/desks/bench/scan-queue';
import { ScanReader } from '../../../../src/desks/bench/scan-reader';
import type { ScanAnswer, ScanMode } from '../../../../src/contract/scan';
import { warehouseDeskEndpoints } from '../../../../src/contract/warehouse.desk.endpoints';
import { numberOf, startScanning } from './scanning';

/** Each is scanned seven times: of a whole day the sweep has the time. */
const PARCELS = process.env.SWEEP ? 500 : 40;
const UNKNOWN = 4;
/** A minute without network, asked again every other second. */
const WAIT_SECONDS = 2;
const MINUTE = 30;
/** So many scans, from pull to pull, as a pallet of small parcels goes. */
const BURST_MS = 120;

type At = Awaited<ReturnType<typeof startScanning>>;

/** A bench as a browser has it: keys, a reader, a line that is cut for a while, and the API behind it. */
function startBench({ shop, staffToken }: At, bench: string) {
  const reader = new ScanReader();
  const says: string[] = [];
  let context = {};
  let mode: ScanMode = 'RECEIVE';
  let clock = 0;
  let lost = 0;
  let waitedMs = 0;
  const queue = new ScanQueue<ScanAnswer>({
    async send({ scanId, code }) {
      const body = { scanId, code, bench, warehouseId: 'gz', mode, context };
      const answer = shop.call(warehouseDeskEndpoints.scan, { body }, { staffToken });
      if (lost === 0) return (await answer).data;
      lost -= 1;
      // every other time it is the answer that is lost: it was done, and is asked for again
      if (lost % 2 === 0) await answer;
      throw new TypeError('no network');
    },
    waitOf: (error) => (error instanceof TypeError ? WAIT_SECONDS : undefined),
    newId: randomUUID,
    onAnswer(answer) {
      context = answer.next;
      says.push(answer.say);
    },
    onRefused: (code, error) => {
      throw new Error(code, { cause: error });
    },
    onChange: () => undefined,
    wait(ms) {
      waitedMs += ms;
      return Promise.resolve();
    },
  });
  /** What one pull of the trigger types. */
  const type = (keys: string, afterMs = 1_700) => {
    clock += afterMs;
    for (const code of reader.end(keys, clock)) expect(queue.push(code)).toBe(true);
  };
  return {
    says,
    type,
    /** The same pull, heard twice. */
    typeTwice(keys: string) {
      type(keys);
      for (const code of reader.end(keys, clock + 40)) throw new Error(`${code} was read twice`);
    },
    turn: (to: ScanMode) => void ((mode = to), (context = {})),
    cut: (times: number) => void (lost = times),
    waitedMs: () => waitedMs,
    idle: () => queue.idle(),
  };
}

describe('a day of parcels at two benches', () => {
  it('ends with none lost, doubled or misplaced', { timeout: 900_000 }, async () => {
    const at = await startScanning();
    const numbers = Array.from({ length: PARCELS }, (_, n) => numberOf(n));
    for (const number of numbers) await at.await(number);
    const unknown = Array.from({ length: UNKNOWN }, (_, n) => `YT${String(2_000_000_000_000 + n)}`);
    const [left, right] = [startBench(at, '1'), startBench(at, '2')];
    const half = (all: string[], of: 0 | 1) => all.filter((_, index) => index % 2 === of);

    /** Both benches at once, a pallet at a time: no more than a bench may keep. */
    const work = async (
      perParcel: (number: string) => string[],
      all: string[],
      { glued = false, isQuick = true } = {},
    ) => {
      const lists = [half(all, 0), half(all, 1)];
      for (let from = 0; from < PARCELS; from += 4) {
        for (const [side, bench] of [left, right].entries()) {
          const some = lists[side]?.slice(from, from + 4) ?? [];
          const keys = some.flatMap(perParcel);
          if (glued && from % 8 === 0) bench.type(keys.join(''));
          else if (isQuick && from % 8 === 4) for (const one of keys) bench.type(one, BURST_MS);
          else for (const one of keys) bench.typeTwice(one);
          if (from % 12 === 8) bench.cut(3);
        }
        await Promise.all([left.idle(), right.idle()]);
      }
    };
    // the reader is set to another keyboard than the computer: nothing of that is a parcel
    for (const layout of LAYOUTS) {
      const typed = [...(numbers[0] ?? '')].map((key) => layout[key] ?? key).join('');
      expect(isOtherLayout(typed)).toBe(true);
      left.type(typed);
      await left.idle();
      expect(left.says.at(-1)).toBe('UNKNOWN');
    }
    left.cut(MINUTE);
    await work((number) => [number], [...numbers, ...unknown], { glued: true });
    expect(left.waitedMs()).toBeGreaterThanOrEqual(60_000);
    // each is brought to the other bench once more: nothing is taken in twice
    const [again, unsure] = [numbers.slice(0, 4), unknown.slice(0, 2)];
    for (const number of [...again, ...unsure]) {
      left.type(number);
      right.type(`${number.toLowerCase()} `);
      await Promise.all([left.idle(), right.idle()]);
    }
    for (const bench of [left, right]) bench.turn('INSPECT');
    // nobody weighs and judges two in a second: what is the same within that is one pull
    await work((number) => [number, '900', '300x200x90', '!PASS'], numbers, { isQuick: false });
    for (const bench of [left, right]) bench.turn('SHELVE');
    await work((number) => [`L-${shelfOf(number)}`, number], numbers);

    const rows = await parcelsOf(at.shop.tenant.id);
    const stored = rows.filter(({ status }) => status === 'STOCKED_IN');
    expect(new Set(stored.map(({ number }) => number)).size).toBe(PARCELS);
    expect(stored.every(({ number, location }) => location === shelfOf(number))).toBe(true);
    expect(
      rows
        .filter(({ status }) => status === 'UNCLAIMED')
        .map(({ number }) => number)
        .sort(),
    ).toEqual(unknown);
    expect(rows).toHaveLength(PARCELS + UNKNOWN);
    for (const bench of [left, right])
      expect(new Set(bench.says.filter((say) => say !== 'UNKNOWN'))).toEqual(
        new Set(['RECEIVED', 'UNCLAIMED', 'ALREADY', 'PARCEL', 'NOTED', 'INSPECTED', 'SHELF', 'STOCKED_IN']),
      );
  });
});

/** What the keys of a number are on a Russian and on a French keyboard. */
const LAYOUTS: Record<string, string>[] = [
  { S: 'Ы', F: 'А' },
  { ...{ 0: 'à', 1: '&', 2: 'é', 3: '"', 4: "'", 5: '(', 6: '-', 7: 'è', 8: '_', 9: 'ç' } },
];

const shelfOf = (number: string) => `A${number.slice(-3)}`;

const parcelsOf = (tenantId: string) =>
  systemTx((tx) =>
    tx
      .select({ status: parcel.status, location: parcel.location, number: parcelNumber.number })
      .from(parcel)
      .innerJoin(parcelNumber, and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcel.id)))
      .where(eq(parcel.tenantId, tenantId)),
  );
