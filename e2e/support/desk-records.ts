import type { Page } from 'playwright';
import { deskPaths } from '../../src/contract/desk-paths';
import { SCAN_MODES } from '../../src/contract/scan.enums';
import { DESK_PAGES } from './pages';

/** Views of queues in which the demo shop has something, where the first one is empty, and the list that leads to a record where it is another’s. */
export const FILLED: Record<string, string> = {
  'operator/transit': '/operator/transit?view=onWay',
  'operator/money/accounts': '/operator/money/ledger',
  'operator/money/deposits': '/operator/money/deposits?view=over',
};

/** Where somebody stands with a scanner, often before a tablet. */
export const SCAN_PAGES = [
  ...SCAN_MODES.map((mode) => deskPaths.bench({ mode })),
  ...[deskPaths.counts(), deskPaths.packingBench(), deskPaths.batches()],
];

/** The first record of a queue of the demo shop, e.g. `/operator/buying`; undefined where there is none. */
export async function firstRecord(page: Page, origin: string, queue: string): Promise<string | undefined> {
  await page.goto(origin + (FILLED[queue.slice(1)] ?? queue), { waitUntil: 'networkidle' });
  const record = page.locator(`main a[href^="${queue}/"]:not([href$="/new"])`).first();
  return (await record.count()) ? ((await record.getAttribute('href')) ?? undefined) : undefined;
}

/** An id that no record has, or a day that a young shop did not see. */
const PLACEHOLDER = /\/(a{20}|\d{4}-\d{2}-\d{2})$/;
const idOf = (record: string) => record.slice(record.lastIndexOf('/') + 1);

/** Every page of the desks as the demo shop fills it: queues, of each the first record, and the papers of one. */
export async function deskAddresses(page: Page, origin: string): Promise<string[]> {
  const addresses: string[] = [];
  for (const [route, path] of Object.entries(DESK_PAGES)) {
    // what is not there is answered as such
    if (path.endsWith('=none') || route === 'operator/[...missing]') continue;
    if (!PLACEHOLDER.test(path)) addresses.push(FILLED[route] ?? path);
    else {
      const record = await firstRecord(page, origin, path.replace(PLACEHOLDER, ''));
      if (record) addresses.push(record);
      if (record && route === 'operator/packing/[id]') addresses.push(deskPaths.pickList([idOf(record)]));
      if (record && route === 'operator/batches/[id]') addresses.push(deskPaths.batchSheet(idOf(record)));
      if (record && route === 'operator/transit/[id]')
        addresses.push(...['labels', 'invoice', 'packing-list'].map((paper) => deskPaths.papers(idOf(record), paper)));
    }
  }
  return addresses;
}
