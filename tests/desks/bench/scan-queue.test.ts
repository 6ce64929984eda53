import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/contract/limits';
import { ScanQueue, type WaitingScan } from '../../../src/desks/bench/scan-queue';

/** A line that is cut and mended by hand; what was sent is what got there. */
function startLine(before: WaitingScan[] = []) {
  let isUp = true;
  let next = 0;
  let mend: (() => void) | undefined;
  const sent: WaitingScan[] = [];
  const answered: string[] = [];
  const refused: string[] = [];
  const waits: number[] = [];
  const queue = new ScanQueue<string>(
    {
      send(scan) {
        sent.push(scan);
        if (scan.code === 'BAD') return Promise.reject(new Error('refused'));
        return isUp ? Promise.resolve(scan.code) : Promise.reject(new TypeError('no network'));
      },
      waitOf: (error) => (error instanceof TypeError ? 2 : undefined),
      newId: () => `id-${String((next += 1))}`,
      onAnswer: (answer) => answered.push(answer),
      onRefused: (code) => refused.push(code),
      onChange: (waiting) => waits.push(waiting.length),
      wait: () => new Promise((resolve) => (mend = resolve)),
    },
    before,
  );
  return {
    ...{ queue, sent, answered, refused, waits },
    cut: () => void (isUp = false),
    async mend() {
      isUp = true;
      mend?.();
      await this.settled();
    },
    settled: async () => {
      for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    },
  };
}

describe('ScanQueue', () => {
  it('sends what was scanned while the network was away, in order and under the same ids', async () => {
    const line = startLine();
    line.cut();
    for (const code of ['A', 'B', 'C']) expect(line.queue.push(code)).toBe(true);
    await line.settled();
    expect(line.answered).toEqual([]);
    await line.mend();
    expect(line.answered).toEqual(['A', 'B', 'C']);
    expect(line.sent.map(({ scanId }) => scanId)).toEqual(['id-1', 'id-1', 'id-2', 'id-3']);
    expect(line.waits.at(-1)).toBe(0);
  });

  it('takes no more than it keeps, and says so', async () => {
    const line = startLine();
    line.cut();
    const taken = Array.from({ length: LIMITS.benchWaiting + 1 }, (_, at) => line.queue.push(String(at)));
    expect(taken.filter(Boolean)).toHaveLength(LIMITS.benchWaiting);
    expect(taken.at(-1)).toBe(false);
    await line.settled();
    await line.mend();
    expect(line.answered).toHaveLength(LIMITS.benchWaiting);
  });

  it('goes on after what was refused, and with what was left before', async () => {
    const line = startLine([{ scanId: 'old', code: 'BAD' }]);
    line.queue.push('A');
    await line.settled();
    expect([line.refused, line.answered]).toEqual([['BAD'], ['A']]);
  });
});
