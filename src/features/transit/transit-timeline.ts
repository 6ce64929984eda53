import type { TransitOrderDetail, TransitStatus } from '../../contract/transit';
import type { TimelineEntry } from '../../ui/timeline';

const OVER: readonly TransitStatus[] = ['COMPLETED', 'CLOSED'];

/** What happened, the newest last; of what is over nothing is lit. */
export const transitTimeline = (
  order: TransitOrderDetail,
  word: (status: TransitStatus | 'PRICED') => string,
  tell: (news: NonNullable<TransitOrderDetail['timeline'][number]['news']>) => string,
  time: (iso: string) => string,
): TimelineEntry[] =>
  order.timeline.map((event, index) => ({
    id: `${index}`,
    // what was to be paid once is no more
    title: event.news
      ? tell(event.news)
      : word(event.status === 'PENDING_PAYMENT' && order.status !== event.status ? 'PRICED' : event.status),
    at: time(event.at),
    ...(event.note ? { text: event.note } : {}),
    state: index === order.timeline.length - 1 && !OVER.includes(order.status) ? 'current' : 'done',
  }));
