import type { ManualOrder } from '../../contract/purchase';
import type { TimelineEntry } from '../../ui/timeline';

const STEPS = ['check', 'quote', 'pay'] as const;
export type ManualStep = (typeof STEPS)[number];
/** The step at which a request stands. */
const CURRENT: Record<'AWAITING_QUOTE' | 'QUOTED', number> = { AWAITING_QUOTE: 0, QUOTED: 1 };

interface Words {
  /** With the time at which it was sent. */
  sent: string;
  closed: string;
  step: (step: ManualStep) => string;
}

/** From the request to the price; nothing lies ahead of one that is closed. */
export function manualOrderTimeline({ status }: Pick<ManualOrder, 'status'>, words: Words): TimelineEntry[] {
  const sent: TimelineEntry = { id: 'sent', title: words.sent, state: 'done' };
  if (status === 'CLOSED') return [sent, { id: 'closed', title: words.closed, state: 'current' }];
  const current = CURRENT[status];
  return [
    sent,
    ...STEPS.map((step, index): TimelineEntry => {
      const state = index === current ? 'current' : index < current ? 'done' : 'ahead';
      return { id: step, title: words.step(step), state };
    }),
  ];
}
