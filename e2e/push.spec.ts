import type { BrowserContext, Page } from '@playwright/test';
import { pushEndpoints } from '../src/contract/push.endpoints';
import { BROWSER } from '../tests/support/push/browser';
import { expect, test } from './support/fixtures';

test.use({ serviceWorkers: 'allow' });

/**
 * What stands outside the shop is played: the browser's leave, and the maker's push service, which no machine without a
 * line reaches. The page, the server, the worker and what the worker does with a push are the real ones.
 */
const playOutside = (page: Page) =>
  page.addInitScript((device) => {
    let given: unknown = null;
    const subscription = {
      endpoint: device.endpoint,
      toJSON: () => ({ endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } }),
      unsubscribe: () => Promise.resolve((given = null) === null),
    };
    const read = { get: () => (given ? 'granted' : 'default') };
    Object.defineProperty(Notification, 'permission', read);
    Notification.requestPermission = () => Promise.resolve('granted');
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(given),
      subscribe: () => Promise.resolve((given = subscription)),
    });
  }, BROWSER);

/** What is shown of notices from now on, as the worker asks for it. */
async function watchShown(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    Object.assign(self, { shown });
    registration.showNotification = (title, options) => {
      shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
  return {
    shown: () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown),
    /** As a system tells of a notice that somebody taps. */
    tap: (link: string) =>
      worker.evaluate((address) => {
        const notification = { close: () => undefined, data: { link: address } };
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
      }, link),
  };
}

test('a device that its shopper lets be told shows what is pushed to it, and opens what it is about', async ({
  page,
  context,
  newShopper,
}) => {
  const { api, origin } = await newShopper();
  await playOutside(page);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await page.goto('/my/account');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.getByRole('button', { name: 'Notify this device' }).click();
  await expect(page.getByText('This device tells you of news at once.')).toBeVisible();
  expect((await api(pushEndpoints.listDevices, {})).ids).toHaveLength(1);

  const { shown, tap } = await watchShown(context);
  const notice = { title: 'Order paid', body: 'PO1', link: '/my/purchase', tag: 'PO1', lang: 'en', dir: 'ltr' };
  const pushed = { origin, registrationId: await registered };
  await devtools.send('ServiceWorker.deliverPushMessage', { ...pushed, data: JSON.stringify(notice) });
  await expect.poll(shown).toEqual([expect.objectContaining({ title: 'Order paid', body: 'PO1', tag: 'PO1' })]);
  // one that cannot be read is shown all the same: a browser takes leave back for less
  await devtools.send('ServiceWorker.deliverPushMessage', { ...pushed, data: '…' });
  await expect.poll(shown).toHaveLength(2);

  // a page of somebody else's is not gone to
  await tap('https://elsewhere.example/');
  await expect(page).toHaveURL(`${origin}/`);
  await tap('/my/purchase');
  await expect(page).toHaveURL(/\/my\/purchase$/);

  await page.goto('/my/account');
  await page.getByRole('button', { name: 'Notify this device' }).click();
  await page.getByRole('button', { name: 'Stop on this device' }).click();
  await expect(page.getByRole('button', { name: 'Notify this device' })).toBeVisible();
  expect((await api(pushEndpoints.listDevices, {})).ids).toEqual([]);
});
