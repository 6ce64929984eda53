import { afterEach, describe, expect, it } from 'vitest';
import { createAopClient } from '../../../../../src/server/adapters/marketplace/alibaba-1688/aop-client';
import { APP, resultOf, startFake1688 } from '../../../../support/suppliers/fake-1688';

type Fake = Awaited<ReturnType<typeof startFake1688>>;
const open: Fake[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

const API = 'com.alibaba.fenxiao.crossborder/product.search.topKeyword';
const call = { signal: new AbortController().signal };

async function connected(
  answers: Parameters<typeof startFake1688>[0] = { 'product.search.topKeyword': () => resultOf('here') },
) {
  const fake = await startFake1688(answers);
  open.push(fake);
  const clientOf = (account = {}) => createAopClient({ ...APP, url: fake.url, callsPerSecond: 1000, ...account });
  return { fake, clientOf };
}

describe('the token of 1688', () => {
  it('is asked for once, however many calls begin together', async () => {
    const { fake, clientOf } = await connected();
    const client = clientOf();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => client.askResult(API, {}, call)));
    expect([answers, fake.grants()]).toEqual([Array(5).fill('here'), 1]);
  });

  it('that has ended is asked for anew once by all that meet its end, and each is answered', async () => {
    const { fake, clientOf } = await connected();
    const client = clientOf();
    await client.askResult(API, {}, call);
    fake.expire();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => client.askResult(API, {}, call)));
    expect([answers, fake.grants()]).toEqual([Array(5).fill('here'), 2]);
  });

  it('is asked for anew before its end', async () => {
    const { fake, clientOf } = await connected();
    fake.state.expiresIn = 60;
    const client = clientOf();
    await client.askResult(API, {}, call);
    await client.askResult(API, {}, call);
    expect(fake.grants()).toBe(2);
  });

  it('that is refused at once again is not asked for a third time', async () => {
    const { fake, clientOf } = await connected({
      'product.search.topKeyword': () => ({ status: 401, body: { error_code: '401', error_message: 'no' } }),
    });
    await expect(clientOf().askResult(API, {}, call)).rejects.toMatchObject({ kind: 'refused' });
    expect([fake.grants(), fake.calls.length]).toEqual([2, 4]);
  });

  it('that is not granted is a refusal', async () => {
    const { clientOf } = await connected();
    const refused = clientOf({ refreshToken: 'of somebody else' }).askResult(API, {}, call);
    await expect(refused).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('a call that 1688 does not answer', () => {
  it.each([
    ['gw.QosAppFrequencyLimit', 10],
    ['gw.APIACLDecline', 300],
    ['gw.SignatureInvalid', 300],
  ])('is refused: %s', async (code, retryAfterSeconds) => {
    const { fake, clientOf } = await connected();
    fake.state.refusal = code;
    const refused = clientOf().askResult(API, {}, call);
    await expect(refused).rejects.toMatchObject({ kind: 'refused', extra: { retryAfterSeconds } });
  });

  it('with another secret is one whose signature is wrong', async () => {
    const { fake, clientOf } = await connected();
    const client = clientOf();
    await client.askResult(API, {}, call);
    const signature = fake.calls.at(-1)?.form._aop_signature;
    expect(signature).toMatch(/^[0-9A-F]{40}$/);
    const refused = clientOf({ appSecret: 'another' }).askResult(API, {}, call);
    await expect(refused).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is sent once more where the connection breaks, and not where it must not be done twice', async () => {
    const { fake, clientOf } = await connected();
    const client = clientOf();
    await client.askResult(API, {}, call);
    fake.state.down = 1;
    expect(await client.askResult(API, {}, call)).toBe('here');
    fake.state.down = 1;
    await expect(client.askResult(API, {}, { ...call, isSafe: false })).rejects.toMatchObject({ kind: 'unavailable' });
    fake.state.down = 2;
    await expect(client.askResult(API, {}, call)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    ['no JSON', '<html>', 'malformed'],
    ['no envelope', { data: 1 }, 'malformed'],
    ['no result', { result: { success: true } }, 'unavailable'],
    ['a failure of its own', { result: { success: 'false', code: 'S500', message: 'system' } }, 'unavailable'],
  ])('has %s: %s is %s', async (_, body, kind) => {
    const { clientOf } = await connected({ 'product.search.topKeyword': () => ({ body }) });
    await expect(clientOf().askResult(API, {}, call)).rejects.toMatchObject({ kind });
  });
});
