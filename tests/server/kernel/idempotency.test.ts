import { describe, expect, it, vi } from 'vitest';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { AppError } from '../../../src/server/kernel/app-error';
import { ownerOf, type UserCtx } from '../../../src/server/kernel/context';
import { keepAnswer, runOnce } from '../../../src/server/kernel/idempotency';
import { metrics } from '../../../src/server/kernel/metrics';
import { manualOrderRepo } from '../../../src/server/modules/purchase/manual-order.repo';
import { fundBalance, PAY_PASSWORD, readBalance } from '../../support/money';
import { KEY, keyed, LAMP, shopWithShopper } from './keyed-calls';

/** A runner that stands still until the test lets it go on. @returns also when it has begun, and holds its key */
function pause() {
  let [begin, goOn] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const paused = new Promise<void>((resolve) => (goOn = resolve));
  const wait = () => (begin(), paused);
  return { begun, wait, goOn };
}

/** How many calls have found their key with somebody else so far. */
async function countTwins() {
  const { values } = await metrics().idempotency.get();
  return values.find(({ labels }) => labels.outcome === 'replay')?.value ?? 0;
}

const request = (key = KEY) => ({ key, route: 'POST /lamp', body: '{}', present: (result: unknown) => result });

describe('the same Idempotency-Key', () => {
  it('gets the first answer to the byte', async () => {
    const { shop, token, shopper } = await shopWithShopper();
    await fundBalance(shop, shopper, 1000);
    const ask = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': KEY + path.length, 'content-type': 'application/json' }; // prettier-ignore
      return shop.fetchRaw(path, { method: 'POST', body: JSON.stringify(body), headers });
    };
    for (const [path, body] of [
      ['/front/manual-orders', LAMP],
      ['/front/user-account/deposits', { amount: 500, channel: 'SANDBOX' }],
      ['/front/user-account/withdrawals', { amount: 10, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD }],
      ['/front/user-account/withdrawals', { amount: 999_999_999, accountText: 'IBAN 1', payPassword: PAY_PASSWORD }],
    ] as const) {
      const [first, again] = [await ask(path, body), await ask(path, body)];
      const text = await first.text();
      expect(first.status).toBeOneOf([200, 409, 422]);
      expect(again.status).toBe(first.status);
      expect(await again.text()).toBe(text);
    }
  });

  it('with another body or at another route is refused, and executes nothing (I2)', async () => {
    const { shop, token, file, filed } = await shopWithShopper();
    expect((await file()).status).toBe(200);
    expect((await file({ ...LAMP, quantity: 2 })).problem).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const body = { amount: 10, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD };
    const elsewhere = await shop.call(walletEndpoints.createWithdrawal, { body }, keyed(token));
    expect(elsewhere.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await filed()).toBe(1);
  });

  it('still belongs to its first request where the runner of that one died (I2)', async () => {
    const { ctx, file, filed, later } = await shopWithShopper();
    const dead = pause();
    void runOnce(ctx(), request(), dead.wait);
    await dead.begun;
    later(120_000);
    expect((await file()).problem).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await filed()).toBe(0);
  });

  it('of another shopper or another shop is another key (I3)', async () => {
    const first = await shopWithShopper();
    const second = await shopWithShopper(first.shop);
    const elsewhere = await shopWithShopper();
    for (const one of [first, second, elsewhere]) {
      const answer = await one.file();
      expect(answer.headers.get('idempotency-replayed')).toBeNull();
      expect(answer.data.title).toBe('A lamp');
    }
    expect([await first.filed(), await second.filed(), await elsewhere.filed()]).toEqual([1, 1, 1]);
  });

  it('says that an answer is a replay (I6)', async () => {
    const { file, filed } = await shopWithShopper();
    const answers = [await file(), await file()];
    expect(answers.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect(await filed()).toBe(1);
  });
});

describe('outcomes (I4)', () => {
  it('that are refusals are kept', async () => {
    const { shop, shopper, withdraw } = await shopWithShopper();
    expect((await withdraw(100)).problem.code).toBe('BALANCE_TOO_LOW');
    await fundBalance(shop, shopper, 1000);
    expect((await withdraw(100)).problem).toMatchObject({ status: 409, code: 'BALANCE_TOO_LOW' });
    expect(await readBalance(shop, shopper)).toBe(1000);
  });

  it('that say to come later are not', async () => {
    const { shop, shopper, token, withdraw, later } = await shopWithShopper();
    await fundBalance(shop, shopper, 1000);
    for (let tried = 0; tried < 5; tried += 1) {
      const body = { amount: 100, accountText: 'IBAN 1234', payPassword: '555123' };
      await shop.call(walletEndpoints.createWithdrawal, { body }, { token });
    }
    expect((await withdraw(100)).problem.code).toBe('PAY_PASSWORD_LOCKED');
    later(30 * 60_000);
    expect((await withdraw(100)).status).toBe(200);
    expect(await readBalance(shop, shopper)).toBe(900);
  });

  it('that are failures are not; the retry goes on where the first call stopped', async () => {
    const { ctx } = await shopWithShopper();
    const notes: unknown[] = [];
    const run = async (at: UserCtx) => {
      notes.push(at.once?.progress.lamp);
      if (notes.length > 1) return { lit: true };
      await at.tx((tx) => at.once?.noteProgress(tx, { lamp: 'plugged in' }) ?? Promise.resolve());
      throw new AppError('SUPPLIER_FAILED');
    };
    const start = () => {
      const at = ctx();
      return runOnce(at, request(), () => run(at));
    };
    await expect(start()).rejects.toMatchObject({ code: 'SUPPLIER_FAILED' });
    expect(await start()).toEqual({ status: 200, body: { lit: true }, isReplay: false });
    expect(await start()).toEqual({ status: 200, body: { lit: true }, isReplay: true });
    expect(notes).toEqual([undefined, 'plugged in']);
  });
});

describe('rivals for one key', () => {
  it('a twin waits for the answer, and comes back later where the first one failed (I1)', async () => {
    const { ctx } = await shopWithShopper();
    const [answered, failed] = [pause(), pause()];
    const known = await countTwins();
    const first = runOnce(ctx(), request(), () => answered.wait().then(() => 'lit'));
    await answered.begun;
    const twin = runOnce(ctx(), request(), () => Promise.reject(new Error('the twin ran')));
    const unlucky = runOnce(ctx(), request('another-key-0000001'), () => failed.wait().then(() => Promise.reject(new Error('broken')))); // prettier-ignore
    await failed.begun;
    const twinOfUnlucky = runOnce(ctx(), request('another-key-0000001'), () => Promise.resolve('lit'));
    const outcomes = Promise.allSettled([first, twin, unlucky, twinOfUnlucky]);
    await vi.waitFor(async () => expect(await countTwins()).toBe(known + 2), 20_000);
    answered.goOn();
    failed.goOn();
    expect(await outcomes).toMatchObject([
      { value: { body: 'lit', isReplay: false } },
      { value: { body: 'lit', isReplay: true } },
      { reason: { code: 'INTERNAL' } },
      { reason: { code: 'UNAVAILABLE' } },
    ]);
  });

  it('a runner that was given up for dead commits nothing when it comes back (I5)', async () => {
    const { ctx, filed, later } = await shopWithShopper();
    const { begun, wait, goOn } = pause();
    const file = (at: UserCtx, id: string) =>
      at.tx(async (tx) => {
        await manualOrderRepo(tx, ownerOf(at)).insert({ ...LAMP, id, createdAt: at.now() });
        return keepAnswer(tx, at, id);
      });
    const [slow, quick] = [ctx(), ctx()];
    const first = runOnce(slow, request(), () => wait().then(() => file(slow, 'slow')));
    const refused = expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await begun;
    later(60_000);
    expect((await runOnce(quick, request(), () => file(quick, 'quick'))).body).toBe('quick');
    goOn();
    await refused;
    expect(await filed()).toBe(1);
    expect((await runOnce(ctx(), request(), () => Promise.reject(new Error('ran again')))).body).toBe('quick');
  });
});
