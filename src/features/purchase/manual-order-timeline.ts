import type { ManualOrderDetail, ManualOrderStatus } from '../../contract/purchase';
import type { TimelineEntry } from '../../ui/timeline';

const STEPS = ['check', 'quote', 'pay'] as const;
export type ManualStep = (typeof STEPS)[number];
/** The step at which a request stands. */
const CURRENT: Record<Exclude<ManualOrderStatus, 'CLOSED'>, number> = { AWAITING_QUOTE: 0, QUOTED: 1, ACCEPTED: 2 };

interface Words {
  /** With the time at which it was sent. */
  sent: string;
  closed: string;
  step: (step: ManualStep) => string;
  time: (iso: string) => string;
}

type Told = Pick<ManualOrderDetail, 'status' | 'closeNote' | 'timeline'>;

/** From the request to the order; nothing lies ahead of one that is closed. */
export function manualOrderTimeline({ status, closeNote, timeline }: Told, words: Words): TimelineEntry[] {
  const sent: TimelineEntry = { id: 'sent', title: words.sent, state: 'done' };
  const timeOf = (reached: ManualOrderStatus) => {
    const event = timeline.find((each) => each.status === reached);
    return event ? { at: words.time(event.at) } : {};
  };
  if (status === 'CLOSED') {
    const text = closeNote ? { text: closeNote } : {};
    return [sent, { id: 'closed', title: words.closed, state: 'current', ...timeOf('CLOSED'), ...text }];
  }
  const current = CURRENT[status];
  const reached: Record<ManualStep, ManualOrderStatus | undefined> = {
    check: undefined,
    quote: 'QUOTED',
    pay: 'ACCEPTED',
  };
  return [
    sent,
    ...STEPS.map((step, index): TimelineEntry => {
      const state = index === current ? 'current' : index < current ? 'done' : 'ahead';
      const by = reached[step];
      return { id: step, title: words.step(step), state, ...(by ? timeOf(by) : {}) };
    }),
  ];
}
