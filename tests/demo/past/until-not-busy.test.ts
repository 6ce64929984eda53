import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilNotBusy } from '../../../src/demo/past/until-not-busy';

const busy = (seconds: string) => new Response(null, { status: 503, headers: { 'retry-after': seconds } });
/** What a server says, one answer after the other, and how often it was asked. */
function serverOf(...answers: Response[]) {
  const send = vi.fn(() => answers[Math.min(send.mock.calls.length, answers.length) - 1] ?? busy('1'));
  return send;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function statusOf(send: () => Response): Promise<number> {
  const answer = untilNotBusy(send);
  await vi.runAllTimersAsync();
  return (await answer).status;
}

describe('a call of the demo to a server', () => {
  it('comes again when it was told to, and takes what it is told then', async () => {
    const send = serverOf(busy('1'), busy('2'), new Response('{}'));
    expect([await statusOf(send), send.mock.calls.length]).toEqual([200, 3]);
  });

  it('gives up after five tries', async () => {
    const send = serverOf(busy('1'));
    expect([await statusOf(send), send.mock.calls.length]).toEqual([503, 5]);
  });

  it.each([
    ['a refusal', new Response(null, { status: 409 })],
    ['what is away for long', busy('120')],
    ['what does not say when', new Response(null, { status: 503 })],
  ])('takes %s as it is', async (_, answer) => {
    const send = serverOf(answer);
    expect([await statusOf(send), send.mock.calls.length]).toEqual([answer.status, 1]);
  });
});
