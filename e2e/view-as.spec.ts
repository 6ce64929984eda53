import { accountEndpoints } from '../src/contract/account.endpoints';
import { deskPaths } from '../src/contract/desk-paths';
import { apiOf } from './support/api';
import { expect, test } from './support/fixtures';
import { findingsIn } from './support/looks';
import { fund, placeOrder } from './support/shopper';
import { textsOf, wordsWith } from './support/texts';

const say = textsOf('en');
const REASON = 'Ticket 512: the order is not found';

test.describe('support in the place of a shopper', () => {
  // what is refused is told by the browser too
  test.use({ expectedErrors: [/status of 40[34]/] });

  test('looks with a reason, changes nothing, sees no payment, and the shopper knows of it', async ({
    page,
    newShopper,
    atDesk,
    originOf,
  }) => {
    const shopper = await newShopper();
    await fund(shopper, 4_200);
    const order = await placeOrder(shopper);
    const desk = await atDesk('support');
    const bar = desk.getByRole('complementary', { name: say('common:viewAs.bar', { name: 'Mei Lantern' }) });

    await test.step('a reason is asked for, and the shop is seen as the shopper sees it', async () => {
      await desk.goto(deskPaths.customers(shopper.email));
      expect(await findingsIn(desk)).toEqual([]);
      await desk.getByRole('link', { name: 'Mei Lantern' }).click();
      const look = desk.getByRole('button', { name: say('operator:customers.viewAs.do') });
      await expect(look).toBeDisabled();
      await desk.getByLabel(say('operator:customers.viewAs.reason')).fill(REASON);
      expect(await findingsIn(desk)).toEqual([]);
      await look.click();
      await expect(desk).toHaveURL(/\/my$/);
      await expect(bar).toBeVisible();
      await expect(bar.getByRole('timer')).toHaveText(/^1[45]:\d\d left$/);
      await desk.goto('/my/purchase');
      await expect(desk.getByRole('article', { name: `Order ${order.orderNo}` })).toBeVisible();
      await expect(bar).toBeVisible();
      expect(await findingsIn(desk)).toEqual([]);
    });

    await test.step('what is pressed changes nothing, nor does a call', async () => {
      await desk.goto(`/my/purchase/${order.id}`);
      await desk.getByLabel(say('common:threads.text')).fill('Written in her name');
      await desk.getByRole('button', { name: say('common:threads.send'), exact: true }).click();
      await expect(desk.getByRole('alert').filter({ hasText: say('common:errors.LOOK_ONLY') })).toBeVisible();
      const token = (await desk.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
      const asLooker = apiOf(desk.request, originOf('demo'), token);
      await expect(asLooker(accountEndpoints.getProfile, {})).resolves.toMatchObject({ email: shopper.email });
      const change = { query: { language: 'vi' } } as const;
      await expect(asLooker(accountEndpoints.setLanguage, change)).rejects.toThrow('403 LOOK_ONLY');
    });

    await test.step('what is paid with is not shown', async () => {
      await desk.goto(`/my/purchase/${order.id}?pay=1`);
      const dialog = desk.getByRole('dialog');
      await expect(dialog).toContainText('can change nothing');
      await expect(dialog.getByRole('radio')).toHaveCount(0);
      await desk.goto('/my/pending-payments');
      await expect(desk.getByRole('main')).toContainText(say('common:errors.LOOK_ONLY'));
      await expect(desk.getByRole('main')).not.toContainText('13.74');
      await desk.goto('/payment/return?paymentNo=whichever');
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(say('common:errors.LOOK_ONLY'));
      expect(await findingsIn(desk)).toEqual([]);
    });

    await test.step('it is stopped, and the account is shut again', async () => {
      await desk.goto('/my');
      await bar.getByRole('button', { name: say('common:viewAs.stop') }).click();
      await expect(desk).toHaveURL(/\/operator\/customers\//);
      await desk.goto('/my');
      await expect(desk).toHaveURL(/\/auth\/login/);
    });

    await test.step('the shopper reads who looked, when and why', async () => {
      await page.goto('/my/account');
      const looks = page.getByRole('region', { name: say('account:looks.title') });
      await expect(looks).toContainText(REASON);
      await expect(looks).toContainText('Sampan');
      await expect(looks.getByRole('time')).toHaveText(/\d\d:\d\d.* – .*\d\d:\d\d/);
      await page.goto('/my/message');
      await expect(page.getByRole('main')).toContainText(REASON);
      await expect(page.getByRole('complementary', { name: wordsWith(say, 'common:viewAs.bar', 'name') })).toHaveCount(
        0,
      );
    });
  });
});
