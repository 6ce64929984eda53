import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAnswerStore } from '../../../../src/server/adapters/marketplace/answer-store';
import { createGuardedSource } from '../../../../src/server/adapters/marketplace/guarded-source';
import type { ListingQuery } from '../../../../src/server/adapters/marketplace/marketplace.port';
import { sweepAnswers } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { SourceFailure } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { answerRepo } from '../../../../src/server/adapters/marketplace/answer-store.repo';
import { systemTx } from '../../../../src/server/db/database';
import { cleanup } from '../../../../src/server/jobs/cleanup';
import { fakeSource, held, pageOf, suppliedProduct } from '../../../support/fake-source';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 23);
const at = (now = NOW, maxAgeMs?: number) => ({ now, maxAgeMs, tenantId: 'shop' });
const query: ListingQuery = { keyword: 'mug', channels: ['TAOBAO'], sort: 'relevance', pageNo: 1, pageSize: 4, language: 'en' }; // prettier-ignore
const REF = { channel: 'TAOBAO' as const, itemId: '600000000001' };
let made = 0;
const newName = () => `shared-${String(process.pid)}-${String((made += 1))}`;

/** A source that several processes ask. `down` is what it does instead of answering. */
function sharedSource(name = newName()) {
  const state = { down: undefined as Error | undefined, title: 'first' };
  const answer = <T>(value: T) => (state.down ? Promise.reject(state.down) : Promise.resolve(value));
  const { source, asked } = fakeSource(
    {
      search: () => answer(pageOf([state.title])),
      product: ({ refs }) => answer(refs.map((ref) => suppliedProduct(ref, { title: state.title }))),
    },
    { name, isShared: true },
  );
  const product = async (process: ReturnType<typeof createGuardedSource>, asking = at(), language = 'en' as const) =>
    process.askProducts({ refs: [REF], language }, asking)[0];
  return { state, asked, product, process: (account?: string) => createGuardedSource(source, account) };
}

describe('what a source said to one process', () => {
  it('is known to the others, and to this one after it was started anew', async () => {
    const { process, product, asked } = sharedSource();
    const first = process();
    await first.ask('search', query, at());
    await product(first);
    const other = process();
    const page = await other.ask('search', query, at(NOW + MINUTE));
    expect([page.value.items[0]?.title, page.askedAt]).toEqual(['first', NOW]);
    expect(await product(other, at(NOW + MINUTE))).toMatchObject({ value: { title: 'first' }, askedAt: NOW });
    expect(asked).toHaveLength(2);
  });

  it('that there is no such product, too', async () => {
    const { source, asked } = fakeSource({ product: () => Promise.resolve([]) }, { name: newName(), isShared: true });
    for (const process of [createGuardedSource(source), createGuardedSource(source)])
      expect(await process.askProducts({ refs: [REF], language: 'en' }, at())[0]).toMatchObject({
        value: undefined,
        askedAt: NOW,
      });
    expect(asked).toHaveLength(1);
  });

  it('is apart by language and by account', async () => {
    const { process, product, asked } = sharedSource();
    await product(process());
    await product(process(), at(), 'vi' as 'en');
    await product(process('another'));
    expect(asked).toHaveLength(3);
  });

  it('is shown while it is asked for anew, and with its age where the source is down', async () => {
    const { process, product, asked, state } = sharedSource();
    await product(process());
    state.title = 'second';
    const later = NOW + 10 * MINUTE;
    expect((await product(process(), at(later)))?.value?.title).toBe('first');
    await expect.poll(async () => (await product(process(), at(later)))?.value?.title).toBe('second');
    state.down = new SourceFailure('timeout');
    const shown = await product(process(), at(later + 60 * MINUTE));
    expect([shown?.value?.title, shown?.askedAt, asked.length]).toEqual(['second', later, 3]);
  });

  it('never stands for a price that somebody is to pay when it is older than that', async () => {
    const { process, product, state } = sharedSource();
    await product(process());
    state.title = 'dearer';
    const priced = at(NOW + 6 * MINUTE, 5 * MINUTE);
    expect((await product(process(), priced))?.value?.title).toBe('dearer');
    state.down = new SourceFailure('unavailable');
    await expect(product(process(), at(NOW + 20 * MINUTE, 5 * MINUTE))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a question that another process asks just now', () => {
  it('is not asked again: its answer is waited for', async () => {
    const slow = held<ReturnType<typeof pageOf>>();
    const { source, asked } = fakeSource({ search: slow.answer }, { name: newName(), isShared: true });
    const pages = [1, 2, 3].map(() => createGuardedSource(source).ask('search', query, at()));
    await expect.poll(() => slow.waiting()).toBe(1);
    slow.give(pageOf(['once']));
    expect((await Promise.all(pages)).map(({ value }) => value.items[0]?.itemId)).toEqual(['once', 'once', 'once']);
    expect(asked).toHaveLength(1);
  });

  it('and gets no answer is asked by the next one', async () => {
    const slow = held<ReturnType<typeof pageOf>>();
    const { source, asked } = fakeSource({ search: slow.answer }, { name: newName(), isShared: true });
    const first = createGuardedSource(source).ask('search', query, at());
    await expect.poll(() => slow.waiting()).toBe(1);
    const second = createGuardedSource(source).ask('search', query, at());
    slow.fail(new SourceFailure('unavailable'));
    await expect(first).rejects.toMatchObject({ kind: 'unavailable' });
    await expect.poll(() => slow.waiting()).toBe(1);
    slow.give(pageOf(['then']));
    expect([(await second).value.items[0]?.itemId, asked.length]).toEqual(['then', 2]);
  });

  it('and died over it is asked when its claim has ended', async () => {
    const store = createAnswerStore<string>(newName(), '', 'search');
    await systemTx((tx) => tx.execute(sql`select 1`));
    const never = new Promise<string>(() => undefined);
    void store.ask('key', { now: NOW, newerThan: -Infinity }, () => never);
    await expect
      .poll(async () => (await systemTx((tx) => tx.execute(sql`update marketplace_answer set claimed_until = now() - interval '1 second' where claimed_until > now() and capability = 'search' and asked_at = 'epoch'`)) as unknown as { rowCount?: number; affectedRows?: number })) // prettier-ignore
      .toSatisfy(({ rowCount, affectedRows }: { rowCount?: number; affectedRows?: number }) => (rowCount ?? affectedRows ?? 0) > 0); // prettier-ignore
    const told = await store.ask('key', { now: NOW, newerThan: -Infinity }, () => Promise.resolve('by another'));
    expect(told.value).toBe('by another');
  });
});

describe('answers that nobody may see any more', () => {
  const kept = async (source: string) => {
    const count = sql`select count(*)::int as n from marketplace_answer where source = ${source}`;
    const { rows } = (await systemTx((tx) => tx.execute(count))) as unknown as { rows: { n: number }[] };
    return rows[0]?.n;
  };

  it('go after seven days', async () => {
    const { process, product } = sharedSource('for-seven-days');
    await product(process());
    const day = 24 * 60 * MINUTE;
    await cleanup(() => new Date(NOW + 7 * day - 1));
    expect(await kept('for-seven-days')).toBe(1);
    await cleanup(() => new Date(NOW + 7 * day + 1));
    expect(await kept('for-seven-days')).toBe(0);
  });

  it('go beyond so many, the oldest first', async () => {
    const source = newName();
    const question = (n: number) => ({ source, account: '', question: String(n), capability: 'search' });
    // younger than whatever other tests left
    for (const n of [1, 2, 3]) await answerRepo.keep(question(n), '{}', Date.UTC(2100, 0, n));
    await answerRepo.removeBeyond(2);
    expect(await kept(source)).toBe(2);
    expect(await answerRepo.find(question(1))).toBeUndefined();
    await sweepAnswers();
    expect(await kept(source)).toBe(2);
  });
});
