import { fastest, TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import type { Chapter } from './chapter';

const TO_THE_COURIER = 5;

/** A shipment that nobody took in: it is back in the warehouse, and its shopper is asked what becomes of it. */
export const cameBack: Chapter = {
  daysAgo: 24,
  async tell({ days }) {
    await days.buy();
    await days.work(TO_THE_SHELF, 6);
    const parcels = (await days.stored()).map(({ id }) => id);
    await days.ship(parcels, {}, fastest);
    await days.work(TO_THE_PRICE, 6);
    await days.payShipments();
    await days.work(TO_THE_COURIER, 60);
    await days.work(1, 96, { trouble: 'RETURNED' });
  },
};
