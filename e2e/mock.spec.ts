import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const PORT = Number(process.env.E2E_MOCK_PORT ?? 3111);
const ORIGIN = `http://localhost:${PORT}`;
const FOLDER = '.data/e2e-mock';

/** `npm run dev:mock`: pages are compiled as they are opened, so everything takes its time. */
test.describe('the pages over the mock', () => {
  test.describe.configure({ mode: 'serial', timeout: 900_000 });
  let server: ChildProcess;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    rmSync(FOLDER, { recursive: true, force: true });
    server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/owned-shop.ts', 'mock'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // an address that nobody listens on: whatever would open a database fails
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(PORT),
        DATA_DIR: FOLDER,
        DATABASE_URL: 'postgres://localhost:9/none',
      },
    });
    await new Promise<void>((resolve, reject) => {
      server.stdout?.on('data', (text: Buffer) => text.includes('Ready') && resolve());
      server.once('exit', () => reject(new Error('the mock did not start')));
    });
  });

  test.afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  });

  test('show a shopper’s cart, then an empty one, then a huge one, as the panel says', async ({ page }) => {
    const open = { timeout: 400_000 };
    await page.goto(`${ORIGIN}/cart`, open);
    const panel = page.locator('#mock-panel');
    await expect(panel.locator('summary')).toHaveText('Mock: A shopper with a cart');
    await expect(page.getByRole('main')).toContainText('Running shoes, light');
    const play = async (name: string) => {
      await panel.locator('summary').click();
      await panel.getByRole('link', { name }).click();
    };
    await play('Empty cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
    expect(new URL(page.url()).pathname).toBe('/cart');
    await play('Huge cart');
    await expect(panel.locator('summary')).toHaveText('Mock: Huge cart');
    // the browser’s own calls meet the same world as the server’s
    const count = await page.evaluate(async () => {
      const token = /token=([^;]+)/.exec(document.cookie)?.[1];
      const answer = await fetch('/api/front/cart', { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { itemCount: number }).itemCount;
    });
    expect(count).toBe(200);
  });

  test('fail, and can be brought back from the page of the failure', async ({ page }) => {
    await page.goto(`${ORIGIN}/cart`, { timeout: 400_000 });
    await page.goto(`${ORIGIN}/mock/everything-fails`);
    await page.goto(`${ORIGIN}/cart`);
    const panel = page.locator('#mock-panel');
    await expect(panel.locator('summary')).toHaveText('Mock: Everything fails');
    // the development server's own report of the error lies over the page
    await page.keyboard.press('Escape');
    await panel.locator('summary').evaluate((summary: HTMLElement) => summary.click());
    await panel.getByRole('link', { name: 'A shopper with a cart' }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('main')).toContainText('Running shoes, light');
  });

  test('let a session die under an open page, and log in again', async ({ page }) => {
    await page.goto(`${ORIGIN}/cart`, { timeout: 400_000 });
    const panel = page.locator('#mock-panel');
    await panel.locator('summary').click();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/mock/session-dies')),
      panel.getByRole('link', { name: '401 now' }).click(),
    ]);
    expect(answer.status()).toBe(204);
    expect(new URL(page.url()).pathname).toBe('/cart');
    await page.reload({ timeout: 400_000 });
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fcart$/, { timeout: 400_000 });
    await page.getByLabel('E-mail').first().fill('shopper@mock.example');
    await page.getByLabel('Password', { exact: true }).fill('whatever-1');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${ORIGIN}/cart`, { timeout: 400_000 });
  });
});
