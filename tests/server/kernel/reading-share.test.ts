import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../src/contract/endpoint.schemas';
import type { Ctx } from '../../../src/server/kernel/context';
import { dispatch } from '../../../src/server/kernel/dispatch';
import { route } from '../../../src/server/kernel/route';
import type { TenantRecord } from '../../../src/server/kernel/tenant-record';
import { readersNow, readInShare } from '../../../src/server/kernel/reading-share';
import { env } from '../../../src/server/env';

/** As somebody of the staff of a shop. */
const as = (staffId: string | null, tenantId = 'one') =>
  ({ tenant: { id: tenantId }, user: null, staff: staffId ? { staffId } : null }) as unknown as Ctx;
const HALF = Math.ceil(env().DATABASE_POOL / 2);

/** Work that runs until it is told to end. */
function held() {
  let [running, end] = [0, () => {}];
  const done = new Promise<void>((resolve) => (end = resolve));
  const work = async () => {
    running += 1;
    await done;
  };
  return { work, end: () => end(), running: () => running };
}

it('one person reads with half of the connections at most, while everybody else goes on', async () => {
  const [mine, theirs] = [held(), held()];
  const all = Array.from({ length: 40 }, () => readInShare(as('anna'), mine.work));
  const others = [as('ben'), as('anna', 'two'), as(null)].map((ctx) => readInShare(ctx, theirs.work));
  await Promise.resolve();
  expect([mine.running(), theirs.running()]).toEqual([HALF, 3]);
  theirs.end();
  mine.end();
  await Promise.all([...all, ...others]);
  expect(mine.running()).toBe(40);
  expect(readersNow(), 'whoever asks for nothing is forgotten').toBe(0);
});

it('what nobody could wait for is refused at once, and a failure gives its place on', async () => {
  const mine = held();
  const all = Array.from({ length: HALF + 64 }, () => readInShare(as('anna'), mine.work));
  await expect(readInShare(as('anna'), mine.work)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  mine.end();
  await Promise.all(all);
  await expect(readInShare(as('anna'), () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(readersNow()).toBe(0);
});

it('who is gone before its turn is not read for, and one share is counted once', async () => {
  const [mine, next] = [held(), held()];
  const gone = new AbortController();
  const running = Array.from({ length: HALF }, () => readInShare(as('anna'), mine.work));
  const left = readInShare(as('anna'), next.work, gone.signal);
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  mine.end();
  // asked as the last of them end, one after the other
  const later = running.map((one) => one.then(() => readInShare(as('anna'), next.work)));
  await vi.waitFor(() => expect(next.running()).toBe(HALF));
  const beyond = readInShare(as('anna'), next.work);
  await Promise.resolve();
  expect(next.running()).toBe(HALF);
  next.end();
  await Promise.all([...later, beyond]);
  expect([next.running(), readersNow()]).toEqual([HALF + 1, 0]);
});

const answer = { response: z.object({ isDone: z.boolean() }), summary: 'A call of a test.' };
const look = endpoint({ method: 'GET', path: '/front/a-shelf', access: 'user', ...answer });
const fill = endpoint({ method: 'POST', path: '/front/a-shelf', access: 'user', ...answer });

it('holds for every call that reads, and for none that writes', async () => {
  const [reading, writing] = [held(), held()];
  const nobody = { find: () => Promise.resolve(undefined), recall: () => undefined };
  const app = dispatch(
    [
      route(look, () => reading.work().then(() => ({ isDone: true }))),
      route(fill, () => writing.work().then(() => ({ isDone: true }))),
    ],
    {
      findTenantByHost: () => Promise.resolve({ id: 'one', defaultLanguage: 'en' } as TenantRecord),
      shoppers: { ...nobody, find: () => Promise.resolve({ shopperId: 'anna', sessionId: 'hers' }) },
      staff: { ...nobody, hold: () => Promise.resolve() },
      now: () => new Date(),
      wait: () => Promise.resolve(),
    },
  );
  const headers = { authorization: `Bearer ${'t'.repeat(32)}` };
  const ask = (method: string) => app.fetch(new Request('http://one.test/api/front/a-shelf', { method, headers }));
  const asked = ['GET', 'POST'].flatMap((method) => Array.from({ length: HALF + 3 }, () => ask(method)));
  await vi.waitFor(() => expect([reading.running(), writing.running()]).toEqual([HALF, HALF + 3]));
  reading.end();
  writing.end();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(readersNow()).toBe(0);
});
