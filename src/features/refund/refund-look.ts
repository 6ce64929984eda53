import type { Refund, RefundStatus } from '../../contract/refund';
import type { TimelineEntry } from '../../ui/timeline';

const OVER: readonly RefundStatus[] = ['REFUNDED', 'REJECTED', 'TAKEN_BACK', 'CLOSED'];

/** What happened, and the end that is still ahead. */
export function refundSteps(
  { steps, status }: Refund,
  word: (step: Refund['steps'][number]['step']) => string,
  time: (iso: string) => string,
): TimelineEntry[] {
  const isOver = OVER.includes(status);
  const past = steps.map(({ step, at }, index): TimelineEntry => {
    const isLast = index === steps.length - 1;
    return { id: `${index}`, title: word(step), at: time(at), state: isLast && !isOver ? 'current' : 'done' };
  });
  return isOver ? past : [...past, { id: 'end', title: word('REFUNDED'), state: 'ahead' }];
}
