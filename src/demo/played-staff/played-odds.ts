import { drawn } from './played-chance';
import type { PlayedTrouble } from './played-work.repo';

interface Sold {
  itemId: string;
  skuId: string;
}
const ofStock = ({ itemId, skuId }: Sold, oneIn: number) => drawn(`${itemId}:${skuId}:stock`, oneIn);

/** Always the same things of a catalogue, so that who shows the shop finds one on purpose. */
export const isSoldOut = (sold: Sold, oneIn = 0): boolean => oneIn > 0 && ofStock(sold, oneIn) === 0;

/** Other things than those that are sold out. */
export const isDearer = (sold: Sold, oneIn = 0): boolean => oneIn > 0 && ofStock(sold, oneIn) === Math.floor(oneIn / 2);

const TROUBLES = ['SEIZED', 'RETURNED', 'LOST'] as const;

/** What becomes of a shipment of this number; most arrive. */
export const troubleOf = (orderNo: string, oneIn = 0): PlayedTrouble | undefined =>
  oneIn > 0 && drawn(`${orderNo}:way`, oneIn) === 0
    ? TROUBLES[drawn(`${orderNo}:trouble`, TROUBLES.length)]
    : undefined;
