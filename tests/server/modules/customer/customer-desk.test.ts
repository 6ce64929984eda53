import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import { shopTx, tenantTx } from '../../../../src/server/db/database';
import { refund } from '../../../../src/server/db/schema/refund';
import { withdrawal } from '../../../../src/server/db/schema/withdrawal';
import { readFundedShopper, type Funded } from './customer-at-desk';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

let at: Funded;
beforeAll(async () => {
  at = await readFundedShopper();
});

const found = async (keyword: string) =>
  (await at.shop.call(customerDeskEndpoints.list, { query: { keyword } }, at.desk)).data.items.map(({ id }) => id);

describe('the search for a shopper', () => {
  it.each([
    ['the e-mail', () => at.email.toUpperCase()],
    ['the number of an order', () => at.orderNo.toLowerCase()],
    ['the number of a parcel', () => at.parcelNo],
    ['the code on parcels', () => at.code],
    ['the beginning of the name, in small letters', () => 'zora q'],
    ['the surname', () => 'Quill'],
    ['the beginning of the surname, in small letters', () => 'qui'],
  ])('finds them by %s', async (_, keyword) => {
    expect(await found(keyword())).toEqual([at.shopperId]);
  });

  it.each(['zora x', 'PO00000000', '%', "' or ''='", 'ora', 'uill'])('finds nobody by %s', async (keyword) => {
    expect(await found(keyword)).toEqual([]);
  });

  it.each(['+84 912 345 678', '0912345678', '912-345-678', '5678', '345 678'])(
    'finds them by the phone %s',
    async (typed) => {
      const { shop, shopperId } = at;
      await shopTx(shop.tenant.id, (tx) =>
        tx.execute(sql`update shopper set phone_number = '+84 912-345-678' where id = ${shopperId}`),
      );
      expect(await found(typed)).toEqual([shopperId]);
    },
  );

  it.each(['678', '912345', '+84 912 345 679'])('finds nobody by the phone %s', async (typed) => {
    expect(await found(typed)).toEqual([]);
  });

  it('finds nobody of another shop', async () => {
    const other = await readFundedShopper();
    const own = await at.shop.call(customerDeskEndpoints.list, { query: { keyword: other.email } }, at.desk);
    expect(own.data.items).toEqual([]);
    const strange = await at.shop.call(customerDeskEndpoints.get, { params: { id: other.shopperId } }, at.desk);
    expect(strange.status).toBe(404);
  });
});

describe('a shopper at the desk', () => {
  it('is shown with what they have', async () => {
    const { data } = await at.shop.call(customerDeskEndpoints.get, { params: { id: at.shopperId } }, at.desk);
    expect(data).toMatchObject({ name: 'Zora Quill', email: at.email, codes: [at.code], sessions: 1 });
    expect(data.balance.amount).toBe(at.balance);
    expect(data.parcels).toEqual({ STOCKED_IN: 1 });
    expect(data.stored.map(({ no }) => no)).toEqual([at.parcelNo]);
    expect(data.newest.orders.map(({ no }) => no)).toContain(at.orderNo);
    expect(Object.values(data.orders).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('is shown with what has gone back and what they ask for, the newest first, and no other’s', async () => {
    const { id: tenantId, currency } = at.shop.tenant;
    const other = await signUp(at.shop);
    const row = (refundNo: string, cause: 'ASKED' | 'ORDER_CLOSED', minute: number, shopperId = at.shopperId) => ({
      ...{ tenantId, id: refundNo, shopperId, refundNo, cause, orderKind: 'PURCHASE' as const, orderId: refundNo },
      ...{ orderNo: `PO${refundNo}`, status: 'REQUESTED' as const, steps: [], currency, amount: 100 },
      ...{ destination: 'BALANCE' as const, createdAt: new Date(2026, 10, 1, 0, minute), updatedAt: new Date() },
    });
    const rows = [row('R1', 'ORDER_CLOSED', 1), row('R2', 'ASKED', 2), row('R3', 'ASKED', 3, other.shopperId)];
    await shopTx(tenantId, (tx) => tx.insert(refund).values(rows));
    const { data } = await at.shop.call(customerDeskEndpoints.get, { params: { id: at.shopperId } }, at.desk);
    expect(data.refunds.map(({ no, orderNo, isAsked, amount }) => [no, orderNo, isAsked, amount.amount])).toEqual([
      ['R2', 'POR2', true, 100],
      ['R1', 'POR1', false, 100],
    ]);
  });

  it('is shown with the withdrawals that they asked for, the newest first, and no other’s', async () => {
    const { id: tenantId, currency } = at.shop.tenant;
    const other = await signUp(at.shop);
    const row = (withdrawalNo: string, minute: number, shopperId = at.shopperId) => ({
      ...{ tenantId, id: withdrawalNo, shopperId, withdrawalNo, currency, amount: 700, accountText: 'Bank 1234' },
      ...{ status: 'CANCELLED' as const, createdAt: new Date(2026, 10, 1, 0, minute), updatedAt: new Date() },
    });
    const rows = [row('WD1', 1), row('WD2', 2), row('WD3', 3, other.shopperId)];
    await shopTx(tenantId, (tx) => tx.insert(withdrawal).values(rows));
    const { data } = await at.shop.call(customerDeskEndpoints.get, { params: { id: at.shopperId } }, at.desk);
    expect(data.newest.withdrawals.map(({ no, status, amount }) => [no, status, amount.amount])).toEqual([
      ['WD2', 'CANCELLED', 700],
      ['WD1', 'CANCELLED', 700],
    ]);
  });

  it('is noted about, in the name of who notes; the newest stands first', async () => {
    const note = (text: string) =>
      at.shop.call(customerDeskEndpoints.note, { params: { id: at.shopperId }, body: { text } }, at.desk);
    await note('Rings on Mondays');
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
    const { data } = await note('  Wants large boxes  ');
    expect(data.notes.map(({ text, staffName }) => [text, staffName])).toEqual([
      ['Wants large boxes', 'Anna Desk'],
      ['Rings on Mondays', 'Anna Desk'],
    ]);
    expect((await note('   ')).status).toBe(422);
    const nobody = { params: { id: 'nobody' }, body: { text: 'Who?' } };
    expect((await at.shop.call(customerDeskEndpoints.note, nobody, at.desk)).status).toBe(404);
  });

  it('does not read what is noted, whatever a call of theirs asks the database', async () => {
    const count = sql<{ count: number }>`select count(*)::int as count from customer_note`;
    const rowsOf = (rows: unknown) => JSON.stringify(rows);
    const tenantId = at.shop.tenant.id;
    const theirs = await tenantTx({ tenantId, shopperId: at.shopperId }, (tx) => tx.execute(count));
    const ours = await shopTx(tenantId, (tx) => tx.execute(count));
    expect(rowsOf(theirs)).toContain('"count":0');
    expect(rowsOf(ours)).not.toContain('"count":0');
  });

  it('is noted about by those alone who may', async () => {
    const buyer = await signInStaff(at.shop, ['buyer']);
    const input = { params: { id: at.shopperId }, body: { text: 'Hello' } };
    expect((await at.shop.call(customerDeskEndpoints.note, input, buyer)).status).toBe(403);
  });
});

describe('the list of shoppers', () => {
  it('goes on where its page ended', async () => {
    await signUp(at.shop);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await at.shop.call(customerDeskEndpoints.list, { query: { limit: 1, after } }, at.desk);
      seen.push(...data.items.map(({ id }) => id));
      after = data.next ?? undefined;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(at.shopperId);
    expect(seen.length).toBeGreaterThan(1);
  });
});
