import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemTx, tenantTx } from '../../../../src/server/db/database';
import { sqlState } from '../../../../src/server/db/database-errors';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { balanceOf, transfer, postLedger } from '../../../../src/server/modules/wallet/ledger.service';
import { fundBalance, readBalance } from '../../../support/money';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const clearing = { kind: 'PROVIDER_CLEARING', provider: 'SANDBOX' } as const;
const other = { kind: 'PROVIDER_CLEARING', provider: 'OTHER' } as const;
const sales = { kind: 'SALES' } as const;
const posting = (shop: Shop, reference: string) => ({
  tenantId: shop.tenant.id,
  kind: 'PAYMENT' as const,
  reference,
  currency: 'USD',
  now: shop.clock.now,
});
const inShop = (shop: Shop) => ({ tenantId: shop.tenant.id, shopperId: '' });
const stateOf = (work: Promise<unknown>) => work.then(() => 'committed', sqlState);

describe('the clearing', () => {
  // fails where an account is found by its kind alone
  it('of each provider and currency is an account of its own', async () => {
    const shop = await startShop();
    const post = (reference: string, currency: string, from: typeof clearing | typeof other, amount: number) =>
      tenantTx(inShop(shop), (tx) =>
        postLedger(tx, { ...posting(shop, reference), currency, entries: transfer(amount, from, sales) }),
      );
    await post('PO1:PY1', 'USD', clearing, 100);
    await post('PO2:PY2', 'USD', other, 20);
    await post('PO3:PY3', 'VND', other, 3);
    await post('PO4:PY4', 'USD', clearing, 4000);
    const stands = (account: typeof clearing | typeof other, currency: string) =>
      tenantTx(inShop(shop), (tx) => balanceOf(tx, { ...account, tenantId: shop.tenant.id, currency }));
    expect(await Promise.all([stands(clearing, 'USD'), stands(other, 'USD'), stands(other, 'VND')])).toEqual([-4100, -20, -3]); // prettier-ignore
    expect(await stands(clearing, 'VND')).toBe(0);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('moves between two providers', async () => {
    const shop = await startShop();
    const entries = transfer(50, clearing, other);
    await tenantTx(inShop(shop), (tx) => postLedger(tx, { ...posting(shop, 'PO1:PY1'), entries }));
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('names its provider, and no other account does', async () => {
    const shop = await startShop();
    const post = (entries: ReturnType<typeof transfer>) =>
      tenantTx(inShop(shop), (tx) => postLedger(tx, { ...posting(shop, 'PO1:PY1'), entries }));
    await expect(post(transfer(1, { kind: 'PROVIDER_CLEARING' }, sales))).rejects.toThrow(RangeError);
    await expect(post(transfer(1, clearing, { ...sales, provider: 'SANDBOX' }))).rejects.toThrow(RangeError);
    const insert = (kind: string, provider: string) =>
      systemTx((tx) =>
        tx.execute(sql`insert into ledger_account (tenant_id, id, kind, provider, currency)
          values (${shop.tenant.id}, ${kind + provider}, ${kind}, ${provider}, 'USD')`),
      );
    expect(await stateOf(insert('PROVIDER_CLEARING', ''))).toBe('23514');
    expect(await stateOf(insert('SALES', 'SANDBOX'))).toBe('23514');
  });
});

describe('postLedger', () => {
  it('moves a sum and keeps running balances', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    await fundBalance(shop, shopper, 900);
    const balance = { kind: 'SHOPPER_BALANCE', shopperId: shopper.shopperId } as const;
    const isNew = await tenantTx(inShop(shop), (tx) =>
      postLedger(tx, { ...posting(shop, 'PO1:PY1'), entries: transfer(250, balance, sales) }),
    );
    expect(isNew).toBe(true);
    expect(await readBalance(shop, shopper)).toBe(650);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  // L6; fails without the unique key (tenant, kind, reference) of ledger_txn
  it('posts an event once, and leaves the transaction usable', async () => {
    const shop = await startShop();
    const entries = transfer(100, clearing, sales);
    const results = await tenantTx(inShop(shop), async (tx) => [
      await postLedger(tx, { ...posting(shop, 'PO1:PY1'), entries }),
      await postLedger(tx, { ...posting(shop, 'PO1:PY1'), entries }),
      await postLedger(tx, { ...posting(shop, 'PO1:PY2'), entries }),
    ]);
    expect(results).toEqual([true, false, true]);
    const total = await tenantTx(inShop(shop), (tx) => balanceOf(tx, { ...inShop(shop), ...sales, currency: 'USD' }));
    expect(total).toBe(200);
  });

  // L4; fails without the CHECK of ledger_account
  it('refuses to take a shopper below zero and changes nothing', async () => {
    const shop = await startShop();
    const { shopperId } = await signUp(shop);
    await fundBalance(shop, { shopperId }, 99);
    const entries = transfer(100, { kind: 'SHOPPER_BALANCE', shopperId }, sales);
    const spend = tenantTx(inShop(shop), (tx) => postLedger(tx, { ...posting(shop, 'PO1:PY1'), entries }));
    await expect(spend).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' });
    expect(await readBalance(shop, { shopperId })).toBe(99);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it.each([
    [
      'that do not sum to zero',
      [
        { account: clearing, amount: -100 },
        { account: sales, amount: 99 },
      ],
    ],
    ['of one account twice', transfer(100, sales, sales)],
    ['of fractions', transfer(0.5, clearing, sales)],
    ['of nothing', transfer(0, clearing, sales)],
    ['beyond the largest sum', transfer(900_000_000_000_001, clearing, sales)],
    ['of a shopper’s account without the shopper', transfer(100, clearing, { kind: 'SHOPPER_BALANCE' as const })],
    ['of a shop’s account with a shopper', transfer(100, clearing, { kind: 'SALES' as const, shopperId: 'x' })],
  ])('refuses entries %s', async (_, entries) => {
    const shop = await startShop();
    const post = tenantTx(inShop(shop), (tx) => postLedger(tx, { ...posting(shop, 'PO1:PY1'), entries }));
    await expect(post).rejects.toThrow(RangeError);
  });
});

describe('the book itself', () => {
  const seeded = async () => {
    const shop = await startShop();
    await fundBalance(shop, await signUp(shop), 500);
    return shop;
  };

  // L5; each fails without its trigger or revoke in 2-ledger.sql
  it.each([
    ['entries by the app', 'update ledger_entry set amount = amount + 1', '42501'],
    ['transactions by the app', 'delete from ledger_txn', '42501'],
    ['the owner of an account by the app', `update ledger_account set shopper_id = 'x'`, '42501'],
    ['accounts by the app', 'delete from ledger_account', '42501'],
    ['payments by the app', 'delete from payment', '42501'],
  ])('never lets %s change', async (_, statement, code) => {
    const shop = await seeded();
    expect(await stateOf(tenantTx(inShop(shop), (tx) => tx.execute(sql.raw(statement))))).toBe(code);
  });
  it.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'delete from ledger_txn',
    'truncate ledger_entry',
    'delete from ledger_account',
  ])('refuses its owner: %s', async (statement) => {
    await seeded();
    expect(await stateOf(systemTx((tx) => tx.execute(sql.raw(statement))))).toBe('P0001');
  });

  // L3; fails without ledger_check_balance
  it('refuses a balance that no entry explains', async () => {
    const shop = await seeded();
    const forge = tenantTx(inShop(shop), (tx) =>
      tx.execute(sql`update ledger_account set balance = balance + 1 where kind = 'SHOPPER_BALANCE'`),
    );
    expect(await stateOf(forge)).toBe('P0001');
  });

  // L1; fails without ledger_check_zero
  it('refuses a transaction that does not sum to zero', async () => {
    const shop = await seeded();
    const forge = tenantTx(inShop(shop), async (tx) => {
      await tx.execute(
        sql`insert into ledger_txn (tenant_id, id, kind, reference, currency) values (${shop.tenant.id}, 'x', 'DEPOSIT', 'x:x', 'USD')`,
      );
      await tx.execute(sql`update ledger_account set balance = balance + 99 where kind = 'SHOPPER_BALANCE'`);
      await tx.execute(sql`insert into ledger_entry (tenant_id, txn_id, account_id, currency, amount, balance_after)
        select tenant_id, 'x', id, currency, 99, balance from ledger_account where kind = 'SHOPPER_BALANCE'`);
    });
    expect(await stateOf(forge)).toBe('P0001');
  });

  // L3; fails without ledger_check_chain
  it('refuses an entry whose running balance jumps', async () => {
    const shop = await seeded();
    const forge = tenantTx(inShop(shop), (tx) =>
      tx.execute(sql`insert into ledger_entry (tenant_id, txn_id, account_id, currency, amount, balance_after)
        select e.tenant_id, e.txn_id, e.account_id, e.currency, 5, 5000 from ledger_entry e limit 1`),
    );
    expect(await stateOf(forge)).toBe('P0001');
  });

  // L7; fails with foreign keys that leave out the tenant
  it('takes no account of another shop', async () => {
    const [shop, other] = [await seeded(), await seeded()];
    const forge = systemTx((tx) =>
      tx.execute(sql`insert into ledger_entry (tenant_id, txn_id, account_id, currency, amount, balance_after)
        select ${shop.tenant.id}, (select id from ledger_txn where tenant_id = ${shop.tenant.id}), id, currency, 5, 5
        from ledger_account where tenant_id = ${other.tenant.id} limit 1`),
    );
    expect(await stateOf(forge)).toBe('23503');
  });
});

describe('verifyLedger', () => {
  it.each([
    ['balance', 'ledger_account', 'update ledger_account set balance = balance + 1'],
    ['does not sum to zero', 'ledger_entry', 'update ledger_entry set amount = amount + 1 where amount > 0'],
    ['jumps', 'ledger_entry', 'update ledger_entry set balance_after = balance_after + 1'],
  ])('finds a book in which it was tampered: %s', async (finding, table, statement) => {
    const shop = await startShop();
    await fundBalance(shop, await signUp(shop), 500);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
    await systemTx(async (tx) => {
      await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      await tx.execute(
        sql.raw(`${statement} ${statement.includes('where') ? 'and' : 'where'} tenant_id = '${shop.tenant.id}'`),
      );
      await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
    });
    expect((await verifyLedger(shop.tenant.id)).join()).toContain(finding);
  });
});
