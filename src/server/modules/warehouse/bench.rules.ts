import type { ParcelRow } from './parcel.repo';

/**
 * Whose parcel a number names, of those that are waited for under it. What the shop itself has bought is known for sure;
 * of what shoppers say, only what one of them says, and one that is still waited for before one that is not.
 */
export function parcelNamed<P extends Pick<ParcelRow, 'source' | 'shopperId' | 'status'>>(awaited: P[]): P | undefined {
  const bought = awaited.filter(({ source }) => source === 'PURCHASE');
  const candidates = bought.length > 0 ? bought : awaited;
  const waiting = candidates.filter(({ status }) => status === 'FORECAST');
  const named = waiting.length > 0 ? waiting : candidates;
  return new Set(named.map(({ shopperId }) => shopperId)).size === 1 ? named[0] : undefined;
}
