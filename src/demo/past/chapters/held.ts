import { transitEndpoints } from '../../../contract/transit.endpoints';
import { fastest, TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import type { Chapter } from './chapter';

const TO_CUSTOMS = 3;

/**
 * A shipment that customs hold, and want papers for. Two that were packed with it wait for their shopper: one that was paid
 * before and came out heavier, for the difference, and a rehearsal, for a word to its price.
 */
export const held: Chapter = {
  daysAgo: 2,
  async tell({ call, days, payPassword }) {
    for (let count = 0; count < 3; count += 1) await days.buy();
    await days.work(TO_THE_SHELF, 2);
    const [one, other, third] = (await days.stored()).map(({ id }) => id);
    if (!one || !other || !third) throw new Error('The demo shop stored too little.');
    await days.ship([other], { mode: 'PAY_FIRST' }, fastest);
    await days.payShipments();
    await days.ship([third], { mode: 'REHEARSAL' }, fastest);
    const { id } = await days.ship([one], {}, fastest);
    await days.work(TO_THE_PRICE, 2, { packs: 'HEAVIER' });
    await call(transitEndpoints.pay, { params: { id }, body: { payPassword } });
    await days.work(TO_CUSTOMS, 4);
    await days.work(1, 4, { trouble: 'SEIZED' });
  },
};
