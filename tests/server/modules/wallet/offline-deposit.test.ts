import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offlineDepositEndpoints } from '../../../../src/contract/offline-deposit.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { walletHistoryEndpoints } from '../../../../src/contract/wallet-history.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { runShopCommand } from '../../../../src/server/start/shop-command';
import { wireMoney } from '../../../../src/server/wiring/app-money';
import { jpegPicture, openTestBucket, uploadPicture } from '../../../support/bucket';
import { BANK_OF_SHOP, readBalance } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const SUM = 5_000;
const offlineDeposit = BANK_OF_SHOP;

let close: () => void;
beforeAll(() => ({ close } = openTestBucket()));
afterAll(() => close());

async function begun(known?: Shop) {
  const shop = known ?? (await startShop({ offlineDeposit }));
  const shopper = await signUp(shop);
  const { token } = shopper;
  const start = () => shop.call(offlineDepositEndpoints.startOfflineDeposit, { body: { amount: SUM } }, { token });
  const deposit = (await start()).data;
  const change = (body: object) =>
    shop.call(
      offlineDepositEndpoints.changeOfflineDeposit,
      { body: { depositId: deposit.id, ...body } as never },
      { token },
    );
  return {
    shop,
    token,
    deposit,
    start,
    change,
    show: (proofKeys: string[], more = {}) =>
      change({ proofKeys, payerName: 'Ada Tester', paidAt: '2026-11-20', ...more }),
    picture: async (colour?: string) => uploadPicture(shop, await jpegPicture(colour), { token }),
    read: async () =>
      (await shop.call(offlineDepositEndpoints.getOfflineDeposit, { params: { id: deposit.id } }, { token })).data,
    balance: () => readBalance(shop, shopper),
    command: (...words: string[]) =>
      runShopCommand(['deposit', ...words], { now: shop.clock.now, servers: undefined as never }),
  };
}

describe('a deposit by bank transfer', () => {
  it('says where to send the money, by a reference of its own', async () => {
    const { shop, deposit, start, token } = await begun();
    expect(deposit).toMatchObject({
      status: 'PENDING',
      channel: 'OFFLINE',
      proofs: [],
      instructions: {
        ...offlineDeposit,
        reference: deposit.depositNo,
        exactAmount: { amount: SUM },
        until: '2026-12-05T08:00:00.000Z',
      },
    });
    expect((await start()).data.instructions.reference).not.toBe(deposit.instructions.reference);
    const channels = (await shop.call(walletEndpoints.listDepositChannels, {}, { token })).data;
    expect(channels.filter(({ isOffline }) => isOffline)).toMatchObject([{ channel: 'OFFLINE', name: 'Harbour Bank' }]);
    const body = { amount: SUM, channel: 'OFFLINE' };
    expect((await shop.call(walletEndpoints.createDeposit, { body }, { token })).problem.code).toBe('METHOD_DISABLED');
  });

  it('is refused where the shop takes none, and outside of its limits', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const call = (at: Shop, by: string, amount: number) =>
      at.call(offlineDepositEndpoints.startOfflineDeposit, { body: { amount } }, { token: by });
    expect((await call(shop, token, SUM)).problem.code).toBe('METHOD_DISABLED');
    const other = await begun();
    expect((await call(other.shop, other.token, 1)).problem.errors).toEqual([{ path: 'amount', code: 'too_small' }]);
  });

  it('is shown, refused with a reason, shown again, and credited once', async () => {
    const at = await begun();
    const { depositNo } = at.deposit;
    const shop = at.shop.tenant.id;
    await expect(at.command('credit', shop, depositNo, '5000')).rejects.toThrow(/does not wait/);
    expect((await at.show([await at.picture()])).data).toMatchObject({ status: 'UNDER_REVIEW' });
    expect((await at.change({ cancel: true })).problem.code).toBe('STATE_CONFLICT');
    expect(await at.command('refuse', shop, depositNo, 'Nothing came')).toBe(`${depositNo}: refused`);
    expect(await at.read()).toMatchObject({ status: 'REJECTED', note: 'Nothing came' });
    expect((await at.show([await at.picture()])).data).toMatchObject({ status: 'UNDER_REVIEW', note: '' });
    expect(await at.command('credit', shop, depositNo, '4900')).toBe(`${depositNo}: 4900 credited`);
    await expect(at.command('credit', shop, depositNo, '4900')).rejects.toThrow(/does not wait/);
    expect([(await at.read()).status, await at.balance()]).toEqual(['CREDITED', 4_900]);
    expect(await verifyLedger(shop)).toEqual([]);
  });

  it('takes a picture that is there, and no picture or reference twice', async () => {
    const shop = await startShop({ offlineDeposit });
    const [one, other] = [await begun(shop), await begun(shop)];
    expect((await one.show(['https://elsewhere.example/a.jpg'])).problem.errors).toEqual([
      { path: 'proofKeys.0', code: 'unknown' },
    ]);
    expect((await one.show([await one.picture('#112233')], { bankReference: 'TX-1' })).status).toBe(200);
    expect((await other.show([await other.picture('#112233')])).problem.code).toBe('PROOF_USED');
    const respelt = await other.show([await other.picture('#778899')], { bankReference: ' tx -1' });
    expect(respelt.problem.code).toBe('PROOF_USED');
    expect((await other.show([await other.picture('#445566')], { bankReference: 'TX-1' })).problem.code).toBe(
      'PROOF_USED',
    );
    expect((await other.read()).status).toBe('PENDING');
    expect((await other.show([await other.picture('#445566')])).status).toBe(200);
  });

  it('is given up before it is shown, and nobody else’s to touch', async () => {
    const at = await begun();
    const { token } = await signUp(at.shop);
    const id = at.deposit.id;
    const asOther = [
      await at.shop.call(offlineDepositEndpoints.getOfflineDeposit, { params: { id } }, { token }),
      await at.shop.call(
        offlineDepositEndpoints.changeOfflineDeposit,
        { body: { depositId: id, cancel: true } },
        { token },
      ),
    ];
    expect(asOther.map(({ status }) => status)).toEqual([404, 404]);
    expect((await at.change({ cancel: true })).data.status).toBe('CANCELLED');
    expect((await at.change({ cancel: true })).data.status).toBe('CANCELLED');
    expect((await at.show([await at.picture()])).problem.code).toBe('STATE_CONFLICT');
  });

  it('ends after fourteen days, not after three as others do', async () => {
    const at = await begun();
    const { deposits } = wireMoney(() => Promise.reject(new Error('not asked')));
    const passDays = async (days: number) => {
      at.shop.clock.now = new Date(at.shop.clock.now.getTime() + days * 86_400_000);
      await deposits.expireDeposits(() => at.shop.clock.now);
      return (await at.read()).status;
    };
    expect(await passDays(13)).toBe('PENDING');
    expect(await passDays(2)).toBe('REJECTED');
  });
});

describe('what is told of the account', () => {
  it('lists each step with who did it, and explains a movement in the shopper’s language', async () => {
    const at = await begun();
    await at.show([await at.picture('#abcdef')]);
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 1000);
    await at.command('credit', at.shop.tenant.id, at.deposit.depositNo, '5000');
    const { token } = at;
    const operations = (await at.shop.call(walletHistoryEndpoints.listOperations, { query: {} }, { token })).data;
    expect(operations.items.map(({ kind, by, reference }) => [kind, by, reference])).toEqual([
      ['DEPOSIT_CREDITED', 'SHOP', at.deposit.depositNo],
      ['DEPOSIT_UNDER_REVIEW', 'SHOPPER', at.deposit.depositNo],
    ]);
    const [row] = (await at.shop.call(walletEndpoints.listTransactions, {}, { token })).data.items;
    const params = { id: row?.id ?? '' };
    const detail = await at.shop.call(walletHistoryEndpoints.getTransaction, { params }, { token });
    expect(detail.data).toMatchObject({
      transaction: { amount: { amount: 5000 }, reference: at.deposit.depositNo },
      entries: [
        { label: 'Your balance', amount: { amount: 5000 } },
        { label: 'Payment service or bank', amount: { amount: -5000 } },
      ],
      source: { kind: 'DEPOSIT', no: at.deposit.depositNo },
      explanation: `Deposit ${at.deposit.depositNo} has arrived and was added to your balance.`,
    });
    const other = await signUp(at.shop);
    const elsewhere = await at.shop.call(walletHistoryEndpoints.getTransaction, { params }, { token: other.token });
    expect(elsewhere.status).toBe(404);
  });
});

describeOnPostgres('at once', () => {
  it('one of many wins with the same proof, and one decision is posted', async () => {
    const shop = await startShop({ offlineDeposit });
    const all = [await begun(shop), await begun(shop), await begun(shop), await begun(shop)];
    const pictures = await Promise.all(all.map((at) => at.picture('#0f0f0f')));
    const answers = await Promise.all(all.map((at, i) => at.show([pictures[i] ?? ''])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = all[answers.findIndex(({ status }) => status === 200)] ?? all[0];
    const decide = () => winner?.command('credit', shop.tenant.id, winner.deposit.depositNo, '5000');
    const decided = await Promise.allSettled([decide(), decide(), decide(), decide()]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await winner?.balance()).toBe(5000);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });
});
