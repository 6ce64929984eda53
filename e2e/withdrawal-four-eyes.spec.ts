import { deskPaths } from '../src/contract/desk-paths';
import { walletEndpoints } from '../src/contract/wallet.endpoints';
import { withdrawalDeskEndpoints } from '../src/contract/withdrawal.desk.endpoints';
import { expect, test } from './support/fixtures';
import { typePin } from './support/journeys';
import { findingsIn } from './support/looks';
import { balanceOf, fund, setPayPassword } from './support/shopper';
import { callsOf } from './support/staff';
import { textsOf } from './support/texts';

const say = textsOf('en');
const SUM = '$200.00';

test('money that a shopper wants back leaves by two persons, and never by one twice', async ({
  page,
  newShopper,
  atDesk,
  originOf,
}) => {
  const shopper = await newShopper();
  await fund(shopper, 50_000);
  await setPayPassword(shopper);

  await test.step('the shopper asks for it, and it is frozen', async () => {
    await page.goto('/my/balance?tab=withdrawals');
    await page.getByRole('button', { name: say('account:balance.withdraw') }).click();
    const dialog = page.getByRole('dialog', { name: say('account:withdraw.title') });
    await dialog.getByLabel(say('account:withdraw.amount'), { exact: true }).fill('200');
    await dialog.getByLabel(say('account:withdraw.account')).fill('Harbour Bank, 12-3456, Mei Lantern');
    await dialog.getByRole('button', { name: say('account:withdraw.next') }).click();
    await typePin(page, say('account:payPassword.current'));
    await dialog.getByRole('button', { name: say('account:withdraw.confirm', { amount: SUM }) }).click();
    await dialog.getByRole('button', { name: say('account:withdraw.close') }).click();
    await expect(page.getByText(say('account:withdrawals.REQUESTED'))).toBeVisible();
    expect(await balanceOf(shopper)).toBe(30_000);
  });
  const { items } = await shopper.api(walletEndpoints.listWithdrawals, { query: {} });
  const { id = '', withdrawalNo = '' } = items[0] ?? {};

  // who may do both is the one to be stopped
  const first = await atDesk('owner');
  const bank = `B-${withdrawalNo}`;

  await test.step('the first person looks, and asks a second one', async () => {
    await first.goto(`${deskPaths.withdrawals()}?q=${shopper.email}`);
    expect(await findingsIn(first)).toEqual([]);
    await first.getByRole('link', { name: withdrawalNo }).click();
    const record = first.getByRole('main');
    await expect(record).toContainText(say('operator:withdrawals.warning.NEW_ACCOUNT'));
    expect(await findingsIn(first)).toEqual([]);
    await record.getByLabel(say('operator:withdrawals.ask.note')).fill('Called them');
    await record.getByRole('button', { name: say('operator:withdrawals.ask.do') }).click();
    await expect(record.getByText(say('operator:approval.mine', { amount: SUM }))).toBeVisible();
  });

  await test.step('they are not their own second: there is no button, and the call is refused', async () => {
    await first.reload();
    const panel = first.getByRole('region', { name: say('operator:approval.label') });
    await expect(panel).toContainText(say('operator:approval.mine', { amount: SUM }));
    await expect(panel.getByRole('button')).toHaveCount(0);
    expect(await findingsIn(first)).toEqual([]);
    const asOwner = await callsOf(first, originOf('demo'));
    const { approvals } = await asOwner(withdrawalDeskEndpoints.get, { params: { id } });
    const body = { approvalId: approvals[0]?.id ?? '', decision: 'APPROVED', note: '' } as const;
    await expect(asOwner(withdrawalDeskEndpoints.decide, { params: { id }, body })).rejects.toThrow('SAME_PERSON');
    await expect(
      asOwner(withdrawalDeskEndpoints.pay, { params: { id }, body: { bankReference: bank } }),
    ).rejects.toThrow('409 STATE_CONFLICT');
  });

  await test.step('another allows it', async () => {
    const second = await atDesk('finance-approver');
    await second.goto(`${deskPaths.withdrawals()}?view=toApprove&q=${withdrawalNo}`);
    await second.getByRole('link', { name: withdrawalNo }).click();
    const panel = second.getByRole('region', { name: say('operator:approval.label') });
    await expect(panel).toContainText('Called them');
    expect(await findingsIn(second)).toEqual([]);
    await panel.getByRole('button', { name: say('operator:approval.allow', { amount: SUM }) }).click();
    await expect(panel).toBeHidden();
    await expect(second.getByText(say('operator:withdrawals.status.APPROVED'), { exact: true }).first()).toBeVisible();
  });

  await test.step('the first pays it under the number of the bank', async () => {
    await first.reload();
    await first.getByLabel(say('operator:withdrawals.pay.reference')).fill(bank);
    await first.getByRole('button', { name: say('operator:withdrawals.pay.do') }).click();
    await expect(first.getByText(say('operator:withdrawals.status.PAID'), { exact: true }).first()).toBeVisible();
    await expect(first.getByRole('button', { name: say('operator:withdrawals.refuse.do') })).toHaveCount(0);
    expect(await findingsIn(first)).toEqual([]);
  });

  await test.step('the shopper finds it paid, and the sum among what moved', async () => {
    await page.reload();
    await expect(page.getByText(say('account:withdrawals.PAID'), { exact: true })).toBeVisible();
    await page.goto('/my/balance');
    const moved = page.getByRole('row').filter({ hasText: withdrawalNo });
    await expect(moved).toContainText(say('account:transactions.WITHDRAWAL_HOLD'));
    await expect(moved).toContainText('200.00');
    await expect(page.getByRole('region', { name: say('account:balance.title'), exact: true })).toContainText(
      '$300.00',
    );
    await page.goto('/my/message');
    await expect(page.getByRole('main')).toContainText('Withdrawal paid');
  });
});
