import { fastest, TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import type { Chapter } from './chapter';

const TO_CUSTOMS = 3;

/** A shipment that customs hold, and want papers for. */
export const held: Chapter = {
  daysAgo: 2,
  async tell({ days }) {
    await days.buy();
    await days.work(TO_THE_SHELF, 2);
    const parcels = (await days.stored()).map(({ id }) => id);
    await days.ship(parcels, {}, fastest);
    await days.work(TO_THE_PRICE, 2);
    await days.payShipments(1);
    await days.work(TO_CUSTOMS, 4);
    await days.work(1, 4, { trouble: 'SEIZED' });
  },
};
