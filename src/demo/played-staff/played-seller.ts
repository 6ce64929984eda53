import type { BuyingPort, WantedItem } from '../../server/adapters/buying/buying.port';
import { drawn } from './played-chance';
import { isDearer, isSoldOut } from './played-odds';
import { playedTrackingNo } from './played-parcel';

interface PlayedPrices {
  /** Of the order that is played. */
  orderId: string;
  unitFenOf: (item: WantedItem) => number;
  /** Whether its shopper has paid more for it already. */
  isRaised: (item: WantedItem) => boolean;
  soldOutOneIn: number;
  dearerOneIn: number;
}

/** The sellers of a demo: what they have and ask for comes by chance, always the same for the same thing. */
export function playedSeller({ orderId, unitFenOf, isRaised, soldOutOneIn, dearerOneIn }: PlayedPrices): BuyingPort {
  const numbersOf = (ourNumber: string) => [`PLAYED-${ourNumber}`];
  return {
    name: 'played',
    preview: ({ items }) => {
      const priced = items.map((item) => ({
        ...{ id: item.id, isGone: isSoldOut(item, soldOutOneIn) },
        unitFen: isDearer(item, dearerOneIn) && !isRaised(item) ? risen(item, unitFenOf(item)) : unitFenOf(item),
      }));
      return Promise.resolve({ items: priced, freightFen: 0, terms: {} });
    },
    // it never forgets to answer: what it was asked for once stands in our own book
    find: () => Promise.resolve(undefined),
    create: ({ ourNumber }) =>
      Promise.resolve({ numbers: numbersOf(ourNumber), state: 'PAID', payUrl: '', isWhole: true }),
    payLink: () => Promise.resolve(''),
    look: () =>
      Promise.resolve({ state: 'SHIPPED', parcels: [{ carrier: '', trackingNo: playedTrackingNo(orderId) }] }),
    cancel: () => Promise.resolve(),
  };
}

/** By a tenth to three. */
const risen = ({ itemId, skuId }: WantedItem, unitFen: number): number =>
  Math.ceil((unitFen * (11 + drawn(`${itemId}:${skuId}:rise`, 3))) / 10);
