import type { SendInput } from '../../contract/buying-desk';
import { carrierOf, trackingNumber } from '../../contract/tracking-number';

export interface FoundNumber {
  number: string;
  /** Empty where the number does not say. */
  carrier: string;
  /** It stood by itself, or is of a known form: words around it may hold other numbers. */
  isLikely: boolean;
}

const TOKEN = /[A-Z0-9][A-Z0-9-]{7,40}/g;

/** Every number in a block of text that was pasted, as it is kept, each once. */
export function findNumbers(text: string): FoundNumber[] {
  const found = new Map<string, FoundNumber>();
  const add = (number: string, isAlone: boolean) => {
    const carrier = carrierOf(number);
    const isLikely = isAlone || carrier !== '' || (found.get(number)?.isLikely ?? false);
    found.set(number, { number, carrier, isLikely });
  };
  for (const part of text.split(/[\n\r\t,;，；、]+|\s{2,}/)) {
    const whole = trackingNumber(part);
    if (whole) add(whole, true);
    else
      for (const [token] of part.normalize('NFKC').toUpperCase().matchAll(TOKEN)) {
        const number = trackingNumber(token);
        if (number) add(number, false);
      }
  }
  return [...found.values()];
}

/**
 * In which parcels it comes: all in one, of which further numbers are further boxes; or each thing where its number is,
 * and numbers without a thing are further boxes of the first.
 * @param of the number of each thing, by its id; undefined: all in one
 */
export function parcelsOf(numbers: string[], of: Record<string, string> | undefined): SendInput['parcels'] {
  if (!of) return [{ trackingNos: numbers }];
  const parcels = numbers.map((number) => ({
    trackingNos: [number],
    itemIds: Object.keys(of).filter((id) => of[id] === number),
  }));
  const [first, ...others] = parcels.filter(({ itemIds }) => itemIds.length > 0);
  if (!first) return [{ trackingNos: numbers }];
  const further = parcels.filter(({ itemIds }) => itemIds.length === 0).flatMap(({ trackingNos }) => trackingNos);
  return [{ ...first, trackingNos: [...first.trackingNos, ...further] }, ...others];
}
