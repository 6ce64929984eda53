import type { Page } from '@playwright/test';
import { deskPaths } from '../src/contract/desk-paths';
import { lineDeskEndpoints } from '../src/contract/line.desk.endpoints';
import { simulateDeskEndpoints } from '../src/contract/simulate.desk.endpoints';
import type { Api } from './support/api';
import { expect, test } from './support/fixtures';
import { findingsIn } from './support/looks';
import { callsOf } from './support/staff';
import { textsOf } from './support/texts';
import { rowsOf, workbookOf } from './support/workbook';

const say = textsOf('en');
const DAY_MS = 86_400_000;
const result = (page: Page) => page.getByRole('region', { name: say('operator:lines.import.result') });

/** A line that something has gone by, for there is no other to try prices on. */
async function usedLine(calls: Api) {
  const { lines } = await calls(lineDeskEndpoints.lineTable, {});
  for (const { name, title, terms } of lines) {
    const { seen } = await calls(simulateDeskEndpoints.backTest, { params: { name }, body: { terms, after: null } });
    if (seen === 0) continue;
    // of a try that failed: two versions never begin on one day
    const { versions, version } = await calls(lineDeskEndpoints.getLine, { params: { name } });
    for (const { id, state } of versions)
      if (state === 'TO_COME') await calls(lineDeskEndpoints.withdrawLine, { params: { name, id }, body: { version } });
    return { name, title: title.en ?? name, country: terms.zone.countries[0] ?? '' };
  }
  throw new Error('nothing was ever shipped');
}

/** What the line costs a shopper by the calculator. */
async function calculated(page: Page, origin: string, { title, country }: { title: string; country: string }) {
  await page.goto(`${origin}/en/transportation-charge?to=${country}&kg=3`);
  const line = page.locator('summary', { hasText: title });
  await expect(line).toBeVisible();
  return line.innerText();
}

test('a table of prices is read with its faults, mended, tried on the past, and holds from tomorrow', async ({
  page: shopper,
  atDesk,
  originOf,
}) => {
  const origin = originOf('dubai');
  const desk = await atDesk('manager', 'dubai');
  const calls = await callsOf(desk, origin);
  const line = await usedLine(calls);
  const today = await calculated(shopper, origin, line);
  const look = () => desk.getByRole('button', { name: say('operator:lines.import.look') }).click();

  const rows = await test.step('today’s is taken out as a workbook', async () => {
    await desk.goto(deskPaths.lineImport());
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: say('operator:lines.import.download.xlsx') }).click();
    return rowsOf(await (await download).path());
  });
  const [heads = []] = rows;
  const at = (head: string) => heads.indexOf(head);
  const mine = rows.flatMap((cells, place) => (cells[at('line')] === line.name ? [place] : []));
  const priced = mine.filter((place) => ['firstPrice', 'kilogramPrice'].some((head) => rows[place]?.[at(head)]));
  const first = priced[0] ?? 0;
  const price = rows[first]?.[at('firstPrice')] ? 'firstPrice' : 'kilogramPrice';
  const chooseTable = async (cell: (now: string, place: number) => string) => {
    const changed = rows.map((cells, place) =>
      cells.map((now, column) => (priced.includes(place) && column === at(price) && now ? cell(now, place) : now)),
    );
    const chooser = desk.waitForEvent('filechooser');
    await desk.getByRole('button', { name: say('operator:lines.import.file') }).click();
    await (await chooser).setFiles(await workbookOf(changed, 'prices.xlsx'));
  };

  await test.step('what is no number is said by its row, and nothing of its line is taken', async () => {
    await chooseTable((now, place) => (place === first ? 'about fifty' : now));
    await look();
    await expect(result(desk)).toContainText(say('operator:lines.import.at', { row: first + 1, line: line.name }));
    await expect(result(desk)).toContainText(say('operator:lines.import.fault.no-number'));
    await expect(result(desk)).toContainText(say('operator:lines.import.count.REFUSED', { count: 1 }));
    await expect(result(desk)).toContainText(say('operator:lines.import.count.CHANGED', { count: 0 }));
    expect(await findingsIn(desk)).toEqual([]);
  });

  await test.step('mended, the dry run shows one line that is otherwise; it is to hold from tomorrow', async () => {
    await chooseTable((now) => String(Number(now) + 10));
    await look();
    await expect(result(desk)).toContainText(say('operator:lines.import.count.CHANGED', { count: 1 }));
    await expect(result(desk)).toContainText(say('operator:lines.import.count.REFUSED', { count: 0 }));
    expect(await findingsIn(desk)).toEqual([]);
    const apply = say('operator:lines.import.apply', { count: 1 });
    await desk.getByRole('button', { name: apply }).click();
    await desk.getByRole('dialog').getByRole('button', { name: apply }).click();
    await expect(desk).toHaveURL(/\/settings\/lines$/);
    expect(await findingsIn(desk)).toEqual([]);
  });

  await test.step('it is tried on what was shipped', async () => {
    await desk.goto(deskPaths.line(line.name));
    const coming = desk.getByRole('listitem').filter({ hasText: say('operator:settings.dated.state.TO_COME') });
    await coming.getByRole('button', { name: say('operator:settings.dated.takeUp') }).click();
    await desk.getByRole('button', { name: say('operator:lines.test.run') }).click();
    const tried = desk.getByRole('region', { name: say('operator:lines.test.title') });
    await expect(tried.getByText(/^[1-9]\d* would cost something else$/)).toBeVisible();
  });

  await test.step('a shopper pays today’s price today, and tomorrow’s tomorrow', async () => {
    expect(await calculated(shopper, origin, line)).toBe(today);
    const parcels = [{ grams: 3000, lengthMm: 0, widthMm: 0, heightMm: 0 }];
    const costs = async (on: string | null) => {
      const { lines } = await calls(simulateDeskEndpoints.simulate, { body: { country: line.country, parcels, on } });
      return lines.find(({ transitOptionName }) => transitOptionName === line.name)?.total?.amount ?? 0;
    };
    const dayAfter = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    expect(await costs(dayAfter)).toBeGreaterThan(await costs(null));
  });

  await test.step('until it begins it can be taken back', async () => {
    const takeBack = say('operator:settings.dated.takeBack');
    await desk.getByRole('button', { name: takeBack }).click();
    await desk.getByRole('dialog').getByRole('button', { name: takeBack }).click();
    await expect(desk.getByText(say('operator:settings.dated.state.WITHDRAWN')).first()).toBeVisible();
  });
});
