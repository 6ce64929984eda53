import { describe, expect, it } from 'vitest';
import { purchaseDeskEndpoints } from '../../../../src/contract/purchase.desk.endpoints';
import { mailsTo } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { ROW, startQuoting } from './quoting';

describe('the desk of price requests', () => {
  it('shows what waits, the longest waiting first, with who asks and what was seen', async () => {
    const at = await startQuoting();
    const first = await at.ask();
    at.later(1);
    const second = await at.ask({ title: 'A rug' });
    const { items, next } = (await at.queue()).data;
    expect(items.map(({ id }) => id)).toEqual([first, second]);
    expect(next).toBeNull();
    expect(items[0]).toMatchObject({ title: 'A lamp', shopperName: 'Ada Tester', unitPriceFen: 1250, lease: null });
    expect((await at.open(first)).data).toMatchObject({ remark: 'No box', version: 1, canQuote: true, quote: null });
  });

  it('is paged by what was last seen, each once, also while requests come and go', async () => {
    const at = await startQuoting();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await at.ask());
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const { items, next } = (await at.queue({ limit: 2, after })).data;
      pages.push(items.map(({ id }) => id));
      if (pages.length === 1) await at.refuse(items[0]?.id ?? '');
      after = next ?? undefined;
    } while (after);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().sort()).toEqual(ids.sort());
  });

  it('counts what waits in each state, whatever is asked for, and of this shop alone', async () => {
    const [at, other] = [await startQuoting(), await startQuoting()];
    await other.ask();
    expect((await at.queue()).data.waiting).toEqual({ AWAITING_QUOTE: 0, QUOTED: 0 });
    await at.quote(await at.ask());
    for (let asked = 0; asked < 2; asked += 1) await at.ask();
    expect((await at.queue({ keyword: 'nothing so' })).data.waiting).toEqual({ AWAITING_QUOTE: 2, QUOTED: 1 });
  });

  it('is searched by words of title and link, and by the e-mail of who asks', async () => {
    const at = await startQuoting();
    const lamp = await at.ask();
    const rug = await at.ask({ title: 'A 50% rug', productUrl: 'https://rugs.example/9' });
    const found = async (keyword: string) => (await at.queue({ keyword })).data.items.map(({ id }) => id);
    expect(await found('LAMP')).toEqual([lamp]);
    expect(await found('rugs.ex')).toEqual([rug]);
    expect(await found('50%')).toEqual([rug]);
    expect(await found('5%r')).toEqual([]);
    expect(await found('nobody@mail.test')).toEqual([]);
  });

  it('writes of a title with breaks in one line of a subject', async () => {
    const at = await startQuoting();
    await at.quote(await at.ask({ title: 'A lamp\r\nBcc: eve@mail.test' }));
    const [mail] = await mailsTo(at.shop, at.email);
    expect(mail?.subject).toContain('A lamp Bcc: eve@mail.test');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });

  it('lets one take a request for half an hour, and another only after it or when asked to', async () => {
    const at = await startQuoting();
    const mei = { staffToken: (await signInStaff(at.shop, ['buyer'])).staffToken };
    const id = await at.ask();
    expect((await at.claim(id)).data.lease).toMatchObject({ name: 'Anna Desk', isMine: true });
    const refused = await at.claim(id, mei);
    expect(refused.problem).toMatchObject({
      code: 'STATE_CONFLICT',
      data: { lease: { isMine: false }, canQuote: false },
    });
    expect((await at.quote(id, {}, mei)).status).toBe(409);
    expect((await at.refuse(id, 1, mei)).status).toBe(409);
    expect((await at.queue({ lease: 'mine' }, mei)).data.items).toEqual([]);
    expect((await at.claim(id, mei, true)).data.lease).toMatchObject({ isMine: true });
    expect((await at.queue({ lease: 'mine' }, mei)).data.items).toHaveLength(1);
    expect((await at.release(id)).data.lease).toMatchObject({ isMine: false });
    at.later(0.6);
    expect((await at.open(id)).data.lease).toBeNull();
    expect((await at.quote(id)).status).toBe(200);
    expect((await at.audit(id)).map(({ action }) => action)).toEqual([
      'purchase.quote',
      'purchase.claim',
      'purchase.claim',
    ]);
  });

  it('keeps when it was taken, however often that is made longer', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    const { lease: first } = (await at.claim(id)).data;
    at.later(0.25);
    const { lease: longer } = (await at.claim(id)).data;
    expect(longer?.since).toBe(first?.since);
    expect(longer?.until).toBe('2026-11-21T08:45:00.000Z');
    expect((await at.release(id)).data.lease).toBeNull();
  });

  it('quotes: the server’s sums, a message, a mail and a line in the audit', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    const gone = { ...ROW, title: 'Shade', unitPriceFen: 0, refusal: 'Out of stock for months' };
    const { data } = await at.quote(id, { rows: [ROW, gone] });
    expect(data).toMatchObject({ status: 'QUOTED', version: 2, canQuote: false });
    expect(data.timeline).toMatchObject([{ staffName: null }, { status: 'QUOTED', staffName: 'Anna Desk' }]);
    const { data: seen } = await at.read(id);
    expect(seen).toMatchObject({ status: 'QUOTED', canAccept: true, canClose: true, orderId: null });
    expect(seen.quote).toMatchObject({
      goods: { cny: { amount: 3000 } },
      domesticFreight: { cny: { amount: 800 } },
      validUntil: '2026-11-28T08:00:00.000Z',
      rows: [{ note: 'From the maker' }, { refusal: 'Out of stock for months', total: { local: { amount: 0 } } }],
    });
    const [mail] = await mailsTo(at.shop, at.email);
    expect(mail?.body).toContain(`/my/purchase/manual/${id}`);
    expect(mail?.body).toContain('A lamp');
    const [deed] = await at.audit(id);
    expect(deed).toMatchObject({ action: 'purchase.quote', before: { status: 'AWAITING_QUOTE' } });
  });

  it('closes with words that the shopper reads', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    expect((await at.refuse(id)).data).toMatchObject({ status: 'CLOSED', closeReason: 'BY_SHOP' });
    expect((await at.read(id)).data).toMatchObject({ closeNote: 'Not sold', canClose: false });
    expect(await mailsTo(at.shop, at.email)).toHaveLength(1);
    // nothing follows
    expect((await at.quote(id, { version: 2 })).status).toBe(409);
    expect((await at.claim(id)).status).toBe(409);
  });

  it('refuses what was read too long ago, with what it is now', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    const { problem } = await at.quote(id, { version: 7 });
    expect(problem).toMatchObject({ status: 409, code: 'STATE_CONFLICT', data: { id, version: 1 } });
    expect((await at.read(id)).data.status).toBe('AWAITING_QUOTE');
  });

  it.each([
    ['rows.0.productUrl', { rows: [{ ...ROW, productUrl: 'javascript:alert(1)' }] }],
    ['rows.0.unitPriceFen', { rows: [{ ...ROW, unitPriceFen: 0 }] }],
    ['rows.0.unitPriceFen', { rows: [{ ...ROW, unitPriceFen: 100_000_000, quantity: 99_999 }] }],
    ['rows.0.unitPriceFen', { rows: [{ ...ROW, unitPriceFen: 1.5 }] }],
    ['rows', { rows: [] }],
    ['rows', { rows: [{ ...ROW, refusal: 'Gone' }] }],
    ['freightFen', { freightFen: -1 }],
    ['validDays', { validDays: 31 }],
    ['rows.0.total', { rows: [{ ...ROW, total: 1 }] }],
  ])('refuses a wrong %s', async (path, change) => {
    const at = await startQuoting();
    const id = await at.ask();
    const answer = await at.quote(id, change);
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    expect((await at.read(id)).data.status).toBe('AWAITING_QUOTE');
  });

  it.each(['x', '99999999999999999_a', '1_', '1_a b'])('refuses the cursor %j', async (after) => {
    const at = await startQuoting();
    expect((await at.queue({ after })).status).toBe(422);
    expect((await at.queue({ after: '99999999999999_a' })).status).toBe(200);
  });
});

describe('the rights at the desk', () => {
  it('are those of one shop', async () => {
    const [here, there] = [await startQuoting('owner'), await startQuoting('owner')];
    const id = await there.ask();
    expect((await here.queue()).data.items).toEqual([]);
    const calls = [here.open, here.claim, here.release, here.quote, here.refuse];
    for (const call of calls) expect((await call(id)).status).toBe(404);
    expect((await there.open(id)).data).toMatchObject({ version: 1, lease: null });
  });

  it('are no shopper’s', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    const as = { token: at.token };
    for (const endpoint of [purchaseDeskEndpoints.getManual, purchaseDeskEndpoints.releaseManual])
      expect((await at.shop.call(endpoint, { params: { id } }, as)).status).toBe(401);
  });

  it.each([
    ['reader', [200, 200, 403, 403, 403, 403]],
    ['support', [200, 200, 403, 403, 403, 403]],
    ['warehouse', [403, 403, 403, 403, 403, 403]],
    ['editor', [403, 403, 403, 403, 403, 403]],
    ['buyer', [200, 200, 200, 200, 200, 409]],
  ] as const)('of a %s', async (role, expected) => {
    const at = await startQuoting(role);
    const id = await at.ask();
    const answers = [await at.queue(), await at.open(id), await at.claim(id), await at.release(id)];
    answers.push(await at.quote(id), await at.refuse(id));
    expect(answers.map(({ status }) => status)).toEqual(expected);
  });
});
