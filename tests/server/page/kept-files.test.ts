import { describe, expect, it, vi } from 'vitest';
import { keptFiles, TooManyWaitingError } from '../../../src/server/page/kept-files';

const limits = { files: 2, keptMs: 1000, waiting: 3 };

describe('files that are dear to make', () => {
  it('are made once for all who ask, one at a time', async () => {
    const files = keptFiles(limits);
    let [running, most, made] = [0, 0, 0];
    const make = async () => {
      [running, made] = [running + 1, made + 1];
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return 'file';
    };
    const asked = ['a', 'b', 'a', 'b', 'a', 'c'].map((key) => files.get(key, make));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, () => 'file'));
    expect([made, most]).toEqual([3, 1]);
  });

  it('have a queue of so many, and the next is told to come later', async () => {
    const files = keptFiles(limits);
    let finish = () => undefined as unknown;
    const slow = () => new Promise<string>((resolve) => (finish = () => resolve('file')));
    const first = ['a', 'b', 'c'].map((key) => files.get(key, key === 'a' ? slow : () => Promise.resolve('file')));
    await expect(files.get('d', slow)).rejects.toThrow(TooManyWaitingError);
    await new Promise((resolve) => setImmediate(resolve));
    finish();
    await Promise.all(first);
    expect(await files.get('d', () => Promise.resolve('now'))).toBe('now');
  });

  it('are made anew once they are old, failed, were not there or had to go', async () => {
    vi.useFakeTimers();
    const files = keptFiles(limits);
    const answers: (string | undefined | Error)[] = ['one', 'two', undefined, new Error('away'), 'five'];
    const make = () => {
      const next = answers.shift();
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    };
    expect([await files.get('a', make), await files.get('a', make)]).toEqual(['one', 'one']);
    vi.advanceTimersByTime(1000);
    expect(await files.get('a', make)).toBe('two');
    expect(await files.get('b', make)).toBeUndefined();
    await expect(files.get('b', make)).rejects.toThrow('away');
    expect(await files.get('b', make)).toBe('five');
    vi.useRealTimers();
  });
});
