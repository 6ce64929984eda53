import type { PackingPapers } from '../../contract/packing-papers';

/** An address as it is written, without what it has not. */
export const placeLines = (to: PackingPapers['receiver']): string[] =>
  [to.street, to.district, [to.city, to.province].filter(Boolean).join(', '), to.postcode].filter(Boolean);
