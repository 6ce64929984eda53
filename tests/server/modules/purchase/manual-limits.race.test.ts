import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { describeOnPostgres } from '../../../support/postgres';
import { signUp } from '../../../support/shopper';
import { REQUEST, startQuoting } from './quoting';

type Quoting = Awaited<ReturnType<typeof startQuoting>>;
const asking = ({ shop, token }: Quoting, by = token) =>
  shop.call(purchaseEndpoints.createManual, { body: REQUEST }, { token: by });

describeOnPostgres('price requests of one shopper', () => {
  it('are 30 that are not over, however many are asked at once', async () => {
    const at = await startQuoting();
    const [rivals, room] = [10, 4];
    for (let count = room; count < LIMITS.openRequests; count += 1) await at.ask();
    const answers = await Promise.all(Array.from({ length: rivals }, () => asking(at)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(room).fill(200), ...Array<number>(rivals - room).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('price requests of one shopper', () => {
  it('wait for room, which an answer of the desk makes, and keep nobody else waiting', async () => {
    const at = await startQuoting();
    let first = '';
    for (let count = 0; count < LIMITS.openRequests; count += 1) first = await at.ask();
    expect((await asking(at)).status).toBe(429);
    expect((await asking(at, (await signUp(at.shop)).token)).status).toBe(200);
    expect((await at.refuse(first)).status).toBe(200);
    expect((await asking(at)).status).toBe(200);
  });

  it('are 60 in an hour, also where they are taken back', async () => {
    const at = await startQuoting();
    for (let count = 0; count < LIMITS.requestsAnHour; count += 1) await at.decline(await at.ask());
    const refused = await asking(at);
    expect([refused.status, refused.problem.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    at.later(1);
    expect((await asking(at)).status).toBe(200);
  });
});
