import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '../../../contract/limits';
import { shopTx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { lineNamesIn } from '../tenant/offers.service';
import { forgetTenant } from '../tenant/tenant.service';
import {
  dueHistories,
  lineHistoryRepo,
  markNewHistories,
  type HistoryOfLine,
  type StoredShipment,
} from './line-history.repo';
import { figuresOf } from './line-history.rules';
import { sampleOf, type PackedSample } from './packed-sample.rules';

const DAY_MS = 86_400_000;
/** Shipments of one statement: what is kept of one is some kilobytes. */
const AT_ONCE = 200;

/** Works out anew, once a day, how the lines of all shops went. @returns how many shops were looked at */
export async function countLines(now: () => Date, isStopped?: IsStopped): Promise<number> {
  await markNewHistories(now());
  return doDueWork({ job: 'count lines', due: dueHistories, work: countShopLines }, now, isStopped);
}

/**
 * From the shipments themselves, so that running it again changes nothing. Only what differs is written: whoever has the
 * shop in memory reads it anew for each row.
 */
async function countShopLines({ tenantId }: { tenantId: string }, now: Date): Promise<undefined> {
  const names = await shopTx(tenantId, (tx) => lineNamesIn(tx, tenantId));
  const found: HistoryOfLine[] = [];
  for (const lineName of names) found.push(...(await historiesOf(tenantId, lineName, now)));
  const isChanged = await shopTx(tenantId, async (tx) => {
    const repo = lineHistoryRepo(tx, { tenantId });
    const known = await repo.list();
    const put = found.filter((row) => !known.some((each) => isDeepStrictEqual(each, row)));
    const gone = known.filter((row) => !found.some((each) => isSame(each, row)));
    for (const row of put) await repo.put(row);
    for (const row of gone) await repo.remove(row);
    await repo.putOff(new Date(now.getTime() + DAY_MS));
    return put.length + gone.length > 0;
  });
  if (isChanged) forgetTenant(tenantId);
  return undefined;
}

const isSame = (one: HistoryOfLine, other: HistoryOfLine): boolean =>
  one.lineName === other.lineName && one.warehouseId === other.warehouseId;

/** One for each warehouse that it went from, of the newest shipments: page after page, so that no transaction is long. */
async function historiesOf(tenantId: string, lineName: string, now: Date): Promise<HistoryOfLine[]> {
  const since = new Date(now.getTime() - LIMITS.historyDays * DAY_MS);
  const byWarehouse = new Map<string, PackedSample[]>();
  let after: StoredShipment | undefined;
  for (let seen = 0; seen < LIMITS.historyMost; seen += AT_ONCE) {
    const page = await shopTx(tenantId, (tx) =>
      lineHistoryRepo(tx, { tenantId }).listNewest(lineName, { since, after, most: AT_ONCE }),
    );
    for (const shipment of page) {
      const sample = sampleOf(shipment);
      if (!sample) continue;
      const samples = byWarehouse.get(shipment.warehouseId);
      if (samples) samples.push(sample);
      else byWarehouse.set(shipment.warehouseId, [sample]);
    }
    after = page.at(-1);
    if (page.length < AT_ONCE) break;
  }
  return [...byWarehouse].map(([warehouseId, samples]) => ({ lineName, warehouseId, ...figuresOf(samples) }));
}
