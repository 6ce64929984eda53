import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { withdrawalDeskEndpoints } from '../../../../src/contract/withdrawal.desk.endpoints';
import { WITHDRAWAL_VIEWS } from '../../../../src/contract/withdrawal-desk.enums';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { shopTx, systemTx, tenantTx } from '../../../../src/server/db/database';
import { balanceOf } from '../../../../src/server/modules/wallet/ledger.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { startShop, type Shop } from '../../../support/shop';
import { fundBalance } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { signUp } from '../../../support/shopper';
import { bookAt } from './adjusting';
import { askedFor, atDesk, withdrawing } from './withdrawing';

const bankOf = ({ tenant: { id: tenantId, currency } }: Shop) =>
  shopTx(tenantId, (tx) => balanceOf(tx, { tenantId, kind: 'PROVIDER_CLEARING', provider: 'OFFLINE', currency }));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { cause?: Error }) => String(error.cause ?? error),
  );

describe('a withdrawal at its desk', () => {
  it('is asked by one, allowed by another and paid: once, with its money, its shopper told and each step written down', async () => {
    const at = await askedFor();
    const second = await atDesk(at, ['finance-approver']);
    const owner = await atDesk(at);
    const waiting = await at.shop.call(withdrawalDeskEndpoints.list, { query: { view: 'toApprove' } }, owner);
    expect(waiting.data.items[0]).toMatchObject({ id: at.id, askedBy: 'Anna Desk', isMine: false });
    expect(waiting.data.waiting).toEqual({ toCheck: 0, toApprove: 1, toPay: 0 });
    expect((await at.first.pay()).problem.code).toBe('STATE_CONFLICT');

    const later = () => (at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000));
    later();
    expect((await second.decide(at.approvalId)).data).toMatchObject({ status: 'APPROVED' });
    later();
    expect(await at.sums()).toEqual([300, 700]);
    const paid = (await at.first.pay('B-77')).data;
    expect(paid).toMatchObject({ status: 'PAID', bankReference: 'B-77' });
    expect(paid.timeline.map(({ code }) => code)).toEqual(['REQUESTED', 'ASKED', 'APPROVED', 'PAID']);
    expect((await at.first.pay()).problem.code).toBe('STATE_CONFLICT');
    expect((await at.first.refuse()).problem.code).toBe('STATE_CONFLICT');
    expect(await at.sums()).toEqual([300, 0]);
    expect(await bankOf(at.shop)).toBe(700);
    const notices = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notices.filter(({ title }) => title === 'Withdrawal paid')).toHaveLength(1);
    const { data: deeds } = await at.shop.call(
      operatorDeskEndpoints.listAudit,
      { query: { subjectKind: 'WITHDRAWAL', subjectId: at.id } },
      owner,
    );
    expect(deeds.map(({ staffId }) => staffId)).toEqual([at.first.staffId, second.staffId, at.first.staffId]);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('is not paid under a number of the bank that another one was paid under, however it is written', async () => {
    const one = await askedFor();
    const other = await askedFor(one.shop);
    for (const { shop, id, approvalId } of [one, other])
      await (await atDesk({ shop, id }, ['finance-approver'])).decide(approvalId);
    expect((await one.first.pay('b 77-x')).data).toMatchObject({ status: 'PAID', bankReference: 'b 77-x' });
    expect((await other.first.pay('B77-X')).problem.code).toBe('REFERENCE_USED');
    expect((await other.first.read()).status).toBe('APPROVED');
    expect(await bankOf(one.shop)).toBe(700);
    expect((await other.first.pay('B78')).data).toMatchObject({ status: 'PAID' });
  });

  it('is not allowed by whoever asked, also where one may do both, and not by who may only ask', async () => {
    const at = await withdrawing();
    const owner = await atDesk(at);
    const { approvals } = (await owner.ask()).data;
    const approvalId = approvals[0]?.id ?? '';
    expect(approvals[0]?.isMine).toBe(true);
    expect((await owner.decide(approvalId)).problem.code).toBe('SAME_PERSON');
    expect((await (await atDesk(at, ['finance'])).decide(approvalId)).problem.code).toBe('FORBIDDEN');
    expect((await owner.read()).status).toBe('REQUESTED');
    expect((await owner.ask()).problem.code).toBe('STATE_CONFLICT');
  });

  it('goes back to the first person where the second does not allow it, and can be asked again', async () => {
    const at = await askedFor();
    const second = await atDesk(at);
    const back = (await second.decide(at.approvalId, 'REFUSED', 'Call them first')).data;
    expect(back).toMatchObject({ status: 'REQUESTED', approvals: [{ decision: 'REFUSED' }] });
    expect((await second.decide(at.approvalId)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.first.ask('They called')).data.approvals).toHaveLength(2);
  });

  it('is refused with a reason that its shopper reads; the sum is back once, and what was asked is void', async () => {
    const at = await askedFor();
    const refused = (await at.first.refuse('That account is closed')).data;
    expect(refused).toMatchObject({ status: 'REJECTED', approvals: [{ decision: 'VOID' }] });
    expect((await at.first.refuse()).problem.code).toBe('STATE_CONFLICT');
    expect(await at.sums()).toEqual([1000, 0]);
    const { items } = (await at.shop.call(walletEndpoints.listWithdrawals, {}, { token: at.token })).data;
    expect(items[0]).toMatchObject({ status: 'REJECTED', note: 'That account is closed' });
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it.each([
    ['is taken back by its shopper', 'CANCELLED', (at: { cancel: () => Promise<unknown> }) => at.cancel()],
    [
      'says another account',
      'REQUESTED',
      ({ id }: { id: string }) =>
        systemTx((tx) => tx.execute(sql`update withdrawal set account_text = 'Other, 1' where id = ${id}`)),
    ],
  ])('that %s after it was asked is void, and not allowed', async (_, status, change) => {
    const at = await askedFor();
    await change(at);
    const second = await atDesk(at);
    const now = (await second.decide(at.approvalId)).data;
    expect(now).toMatchObject({ status, approvals: [{ decision: 'VOID' }] });
  });

  it('says all that its shopper has paid in, also by a provider, less what was booked wrongly', async () => {
    const at = await withdrawing();
    const owner = await atDesk(at);
    await fundBalance(at.shop, await signUp(at.shop), 77);
    expect((await owner.read()).deposited.amount).toBe(1000);
    await fundBalance(at.shop, at.shopper, 50);
    expect((await owner.read()).deposited.amount).toBe(1050);
    const [first, second] = [await bookAt(at.shop), await bookAt(at.shop)];
    const wrong = (await first.book.list()).items.find(({ amount }) => amount.amount === 50);
    const asked = (await first.book.ask(wrong?.id ?? '')).data;
    expect((await second.book.decide(asked)).status).toBe(200);
    expect((await owner.read()).deposited.amount).toBe(1000);
  });

  it('stands in one queue at a time, found by its number and its shopper', async () => {
    const at = await withdrawing();
    const owner = await atDesk(at);
    const { withdrawalNo, shopper } = await owner.read();
    const viewsOf = async (keyword: string) => {
      const found: string[] = [];
      for (const view of WITHDRAWAL_VIEWS) {
        const { data } = await at.shop.call(withdrawalDeskEndpoints.list, { query: { view, keyword } }, owner);
        found.push(...data.items.map(() => view));
      }
      return found;
    };
    expect(await viewsOf(withdrawalNo)).toEqual(['toCheck']);
    await at.cancel();
    expect(await viewsOf(shopper.email)).toEqual(['over']);
    expect(await viewsOf('WD0')).toEqual([]);
  });

  it('is shown page by page, the longest waiting first', async () => {
    const at = await withdrawing();
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
    const later = await withdrawing({ shop: at.shop });
    const owner = await atDesk(at);
    const { data } = await at.shop.call(withdrawalDeskEndpoints.list, { query: { limit: 1 } }, owner);
    expect(data.items.map(({ id }) => id)).toEqual([at.id]);
    const further = { query: { limit: 1, after: data.next ?? '' } };
    const { data: rest } = await at.shop.call(withdrawalDeskEndpoints.list, further, owner);
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[later.id], null]);
  });
});

describe('the database', () => {
  it.each([
    ['allows', 'APPROVED'],
    ['pays', 'PAID'],
  ])('%s no withdrawal without the word of a second person', async (_, status) => {
    const at = await askedFor();
    const move = systemTx((tx) => tx.execute(sql`update withdrawal set status = ${status} where id = ${at.id}`));
    expect(await refusal(move)).toContain('no second person has allowed');
  });

  it('takes nobody’s own word for the second, and nobody’s word in another’s name', async () => {
    const at = await askedFor();
    const other = await atDesk(at);
    const decide = (acting: string, decidedBy: string) =>
      tenantTx({ tenantId: at.shop.tenant.id, staffId: acting }, (tx) =>
        tx.execute(
          sql`update approval set decision = 'APPROVED', decided_by = ${decidedBy}, decided_at = now() where id = ${at.approvalId}`,
        ),
      );
    expect(await refusal(decide(at.first.staffId, at.first.staffId))).toContain('approval_two_persons');
    expect(await refusal(decide(at.first.staffId, other.staffId))).toContain('this is not the transaction of');
  });

  it('keeps what was asked and said, for the owner of the tables too', async () => {
    const at = await askedFor();
    const run = (query: ReturnType<typeof sql>) => refusal(systemTx((tx) => tx.execute(query)));
    expect(await run(sql`update approval set amount = 1 where id = ${at.approvalId}`)).not.toBe('done');
    await (await atDesk(at)).decide(at.approvalId);
    expect(await run(sql`update approval set decision = 'REFUSED' where id = ${at.approvalId}`)).toContain('once');
    expect(await run(sql`delete from approval where id = ${at.approvalId}`)).toContain('an approval stays');
    const raise = sql`update withdrawal set amount = amount + 1 where id = ${at.id}`;
    expect(await run(raise)).toContain('no second person has allowed');
  });
});

/** The others were too late, or waited longer than one waits. */
const doneOf = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

describeOnPostgres('a withdrawal that many decide at once', () => {
  it('is allowed once by two, and paid once', async () => {
    const shop = await startShop();
    for (let round = 1; round <= 4; round += 1) {
      const at = await askedFor(shop);
      const [one, two] = [await atDesk(at), await atDesk(at)];
      const said = await Promise.all([one, two].map((who) => who.decide(at.approvalId)));
      expect(doneOf(said)).toBe(1);
      const paid = await Promise.all([at.first, one, two].map((who) => who.pay()));
      expect(doneOf(paid)).toBe(1);
      expect([await at.sums(), await bankOf(at.shop)]).toEqual([[300, 0], 700 * round]);
      expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
    }
  });

  it('is allowed by one or refused by another, and who came second is told what it is now', async () => {
    const shop = await startShop();
    for (let round = 0; round < 4; round += 1) {
      const at = await askedFor(shop);
      const second = await atDesk(at);
      const rivals = [() => second.decide(at.approvalId), () => at.first.refuse()];
      const said = await Promise.all((round % 2 ? rivals : rivals.toReversed()).map((rival) => rival()));
      expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const late = said.find(({ status }) => status === 409)?.problem;
      const status = await at.status();
      expect(late).toMatchObject({ code: 'STATE_CONFLICT', data: { id: at.id, status } });
      expect(await at.sums()).toEqual(status === 'APPROVED' ? [300, 700] : [1000, 0]);
      // paid or refused, of what was allowed
      if (status !== 'APPROVED') continue;
      const ends = await Promise.all([at.first.pay(), second.refuse('No such account', 'APPROVED')]);
      expect(ends.map((end) => end.status).toSorted()).toEqual([200, 409]);
    }
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('is allowed, refused or taken back, and its money goes one way', async () => {
    const shop = await startShop();
    for (let round = 0; round < 4; round += 1) {
      const at = await askedFor(shop);
      const second = await atDesk(at);
      const rivals = [() => second.decide(at.approvalId), () => at.first.refuse(), at.cancel, () => second.pay()];
      await Promise.all([...rivals.slice(round % 4), ...rivals.slice(0, round % 4)].map((rival) => rival()));
      const ends: Record<string, number[]> = { PAID: [300, 0], APPROVED: [300, 700] };
      expect(await at.sums()).toEqual(ends[await at.status()] ?? [1000, 0]);
      expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
    }
  });
});
