import type { Page } from '@playwright/test';

/** Does something elsewhere just as the page makes this call: not before, when another of its calls could meet it. */
export async function asCalled(page: Page, address: string, method: string, act: () => Promise<unknown>) {
  let isDone = false;
  await page.route(address, async (route) => {
    if (route.request().method() === method && !isDone) {
      isDone = true;
      await act();
    }
    await route.continue();
  });
}
