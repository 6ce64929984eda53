import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '../../../contract/endpoint';
import { parcelDeskEndpoints } from '../../../contract/parcel.desk.endpoints';
import { shelfCountDeskEndpoints } from '../../../contract/shelf-count.desk.endpoints';
import { threadDeskEndpoints } from '../../../contract/thread.desk.endpoints';
import { warehouseDeskEndpoints } from '../../../contract/warehouse.desk.endpoints';
import { deskWords } from '../desk-words';
import type { PastCall } from '../past-api';
import type { Chapter } from './chapter';

type Stored = ResponseOf<typeof parcelDeskEndpoints.list>['items'][number];
const BENCH = 'Bench 1';
/** Nothing lies on it. */
const BARE = 'Z-09-1';

/** What the staff keep for themselves: answers to what is asked again and again, what was searched for, and counts of shelves. */
export const atTheDesks: Chapter = {
  daysAgo: 1,
  async tell({ openDesk, days, language, searched }) {
    const { answers, searches } = deskWords(language);
    const support = await openDesk('support');
    for (const answer of answers) await support(threadDeskEndpoints.createAnswer, { body: answer });
    await searched(searches);

    const clerk = await openDesk('warehouse');
    const { items } = await clerk(parcelDeskEndpoints.list, { query: { view: 'onShelf', limit: 100 } });
    const stored = items.filter(({ location }) => location !== '');
    const [first] = stored;
    if (!first) return;
    // one that nobody saw, and the manager who found it behind the next box
    const closed = await count(clerk, first, []);
    await closed.end();
    days.wait(2);
    const manager = await openDesk('manager');
    const { items: differing } = await manager(shelfCountDeskEndpoints.list, { query: { view: 'DIFFERS' } });
    for (const { id } of differing) {
      const { version } = await manager(shelfCountDeskEndpoints.get, { params: { id } });
      const body = { version, decision: 'DISCARD' as const, reason: deskWords(language).foundBehind };
      await manager(shelfCountDeskEndpoints.close, { params: { id }, body });
    }
    // and one that somebody is still at
    days.wait(18);
    const other = stored.find(({ location }) => location !== first.location);
    await count(await openDesk('warehouse'), other ?? { ...first, location: BARE }, other ? [other] : []);
  },
};

/** Begins at the shelf of that parcel and scans these. */
async function count(clerk: PastCall, { warehouseId, location }: Stored, seen: Stored[]) {
  const scan = (code: string) => {
    const of = { scanId: randomUUID().replaceAll('-', ''), bench: BENCH, mode: 'COUNT' as const, warehouseId };
    return clerk(warehouseDeskEndpoints.scan, { body: { ...of, code, context: { location } } });
  };
  await scan(`L-${location}`);
  for (const { parcelNo } of seen) await scan(parcelNo);
  return { end: () => scan('!END') };
}
