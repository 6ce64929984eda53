import { describe, expect, it } from 'vitest';
import { createAnswerMemory, type Read } from '../../../../src/server/adapters/marketplace/answer-memory';
import { SourceFailure } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { held } from '../../../support/fake-source';

const FRESHNESS = { freshMs: 100, staleMs: 200, errorMs: 300, maxBytes: 10_000 };

/** A memory, what became of each question, and `ask` at a time of the test's choosing. */
function startMemory(freshness = FRESHNESS) {
  const reads: Read[] = [];
  const memory = createAnswerMemory<string>(freshness, (read) => reads.push(read));
  let asked = 0;
  const get = async (now: number, answer: () => string | Promise<string>, maxAgeMs?: number) => {
    const load = async () => {
      asked += 1;
      return answer();
    };
    return (await memory.get('key', { now, maxAgeMs }, load)).value;
  };
  return { memory, reads, get, asked: () => asked };
}
const down = () => Promise.reject(new SourceFailure('unavailable'));

describe('what a source said', () => {
  it('is shown as it is while it is fresh', async () => {
    const { get, asked, reads } = startMemory();
    await get(0, () => 'first');
    expect(await get(99, () => 'second')).toBe('first');
    expect([asked(), reads]).toEqual([1, ['asked', 'fresh']]);
  });

  it('is shown while it is asked for anew, once, when it is stale', async () => {
    const { get, asked, reads } = startMemory();
    const second = held<string>();
    await get(0, () => 'first');
    expect(await Promise.all([get(150, second.answer), get(151, second.answer)])).toEqual(['first', 'first']);
    second.give('second');
    // the refreshing goes on after those who saw the old answer have left
    await new Promise((done) => setImmediate(done));
    expect(await get(160, () => 'third')).toBe('second');
    expect([asked(), reads]).toEqual([2, ['asked', 'stale', 'stale', 'fresh']]);
  });

  it('is asked for anew before it is shown when it is older', async () => {
    const { get } = startMemory();
    await get(0, () => 'first');
    expect(await get(250, () => 'second')).toBe('second');
  });

  it('is shown where asking fails, until it is too old for that', async () => {
    const { get, reads, memory } = startMemory();
    await get(0, () => 'first');
    expect(await get(250, down)).toBe('first');
    expect((await memory.get('key', { now: 250 }, down)).askedAt).toBe(0);
    await expect(get(300, down)).rejects.toThrow('unavailable');
    expect(reads).toEqual(['asked', 'old', 'old', 'failed']);
  });

  it('is not shown where the thing itself is gone, or the fault is ours', async () => {
    const { get } = startMemory();
    await get(0, () => 'first');
    for (const error of [new SourceFailure('not-found'), new SourceFailure('gone'), new TypeError('ours')])
      await expect(get(250, () => Promise.reject(error))).rejects.toBe(error);
  });

  it('is never older than whoever asks allows, not even where asking fails', async () => {
    const { get } = startMemory();
    await get(0, () => 'first');
    expect(await get(50, () => 'second', 51)).toBe('first');
    await expect(get(50, down, 50)).rejects.toThrow('unavailable');
    expect(await get(50, () => 'second', 50)).toBe('second');
  });

  it('does not get younger by a clock that went back', async () => {
    const { get } = startMemory();
    await get(1000, () => 'first');
    expect(await get(600, () => 'second')).toBe('second');
  });

  it('is asked for once by all who wait for it, also where it fails', async () => {
    const { get, asked, memory, reads } = startMemory();
    const answer = held<string>();
    const both = [get(0, answer.answer), get(1, answer.answer)];
    answer.give('one');
    expect(await Promise.all(both)).toEqual(['one', 'one']);
    expect(reads).toEqual(['asked', 'shared']);
    memory.clear();
    const failing = [get(2, answer.answer), get(3, answer.answer)];
    answer.fail(new SourceFailure('timeout'));
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked()).toBe(2);
    // a failure is not remembered
    expect(await get(4, () => 'again')).toBe('again');
  });

  it('makes room for others, the longest unused first, by its size', async () => {
    const memory = createAnswerMemory<string>({ ...FRESHNESS, maxBytes: 1000 }, () => undefined);
    const keep = (key: string, length: number) =>
      memory.get(key, { now: 0 }, () => Promise.resolve('x'.repeat(length)));
    await keep('a', 200);
    await keep('b', 200);
    await keep('a', 200);
    await keep('c', 200);
    expect(['a', 'b', 'c'].map((key) => memory.recall(key) !== undefined)).toEqual([true, false, true]);
    await keep('larger than all', 1000);
    expect(memory.recall('larger than all')).toBeUndefined();
    expect(memory.size()).toBeLessThan(3);
  });
});
