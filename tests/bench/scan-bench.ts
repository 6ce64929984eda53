import { chromium, type Page } from 'playwright';
import { deskPaths } from '../../src/contract/desk-paths';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../support/find-browser';
import type { RunningServer } from './server-process';
import { fixed, row } from './table';

const SCANS = 60;
const SETTLED_MS = 1000;
/** Heard by whoever stands there without waiting for it. */
const MOST_MS = 100;

/** Keeps on the window how long it was from the end of each code to the first tone of its answer. */
function listen() {
  const waited: number[] = [];
  let endedAt: number | undefined;
  Object.assign(window, { benchWaited: waited });
  document.addEventListener('keydown', ({ key }) => void (key === 'Enter' && (endedAt = performance.now())), true);
  const play = OscillatorNode.prototype.start;
  // without a name of its own: what gives it one is not there in a page
  OscillatorNode.prototype.start = function (when?: number) {
    if (endedAt !== undefined) waited.push(performance.now() - endedAt);
    endedAt = undefined;
    play.call(this, when);
  };
}

const waitedOf = (page: Page) => page.evaluate(() => (window as unknown as { benchWaited: number[] }).benchWaited);

/** From the last key of a scan to its sound, at the demo's bench in Chromium: each takes in a parcel that nobody knows. */
export async function benchScans(server: RunningServer) {
  const executablePath = findBrowser();
  if (!executablePath) return console.log(`\n${BROWSER_HELP}`);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const page = await browser.newPage();
  await page.addInitScript(listen);
  await page.goto(`http://localhost:${server.port}${deskPaths.login(deskPaths.bench())}`);
  await page.getByRole('button', { name: 'Fill in Warehouse', exact: true }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  const field = page.getByRole('textbox', { name: 'Scan a tracking number' });
  await field.waitFor();
  // the end of a code that began before the page did is not heard
  await page.waitForTimeout(SETTLED_MS);
  const first = Date.now();
  for (let scan = 0; scan < SCANS; scan += 1) {
    await field.pressSequentially(`SF${String(first + scan)}`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (count) => (window as unknown as { benchWaited: number[] }).benchWaited.length > count,
      scan,
    );
  }
  const waited = (await waitedOf(page)).toSorted((a, b) => a - b);
  await browser.close();
  const [median, worst] = [waited[SCANS / 2] ?? 0, waited.at(-1) ?? 0];
  console.log('\nat the bench');
  row('', 'p50 ms', 'p95 ms', 'most ms');
  row(
    'scan to sound',
    fixed(median),
    fixed(waited[Math.floor(SCANS * 0.95)]),
    fixed(worst),
    median > MOST_MS ? `above ${MOST_MS}` : '',
  );
}
