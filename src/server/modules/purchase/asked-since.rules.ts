import type { ItemRow, OrderRow } from './purchase.repo';

interface Asked {
  /** What was offered in place of its items. */
  offers: readonly { orderItemId: string; createdAt: Date }[];
  /** The difference that is still to be paid, where one is. */
  topUp: { createdAt: Date } | undefined;
}

/** Since when its shopper is asked and the time to buy it stands still: by what was asked first. */
export function askedSince(
  { status }: Pick<OrderRow, 'status'>,
  items: readonly Pick<ItemRow, 'id' | 'status'>[],
  { offers, topUp }: Asked,
): { askedSince?: string } {
  if (status !== 'PAID' && status !== 'PURCHASING') return {};
  const offered = offers.filter(({ orderItemId }) =>
    items.some((item) => item.id === orderItemId && item.status === 'SUBSTITUTE'),
  );
  const dearer = topUp && items.some((item) => item.status === 'DEARER') ? [topUp] : [];
  const [first] = [...offered, ...dearer].map(({ createdAt }) => createdAt.toISOString()).toSorted();
  return first ? { askedSince: first } : {};
}
