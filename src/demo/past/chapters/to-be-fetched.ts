import { fastest, TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import type { Chapter } from './chapter';

const TO_THE_STATION = 5;

/** A shipment that lies at its station, with the code that it is handed out against. */
export const toBeFetched: Chapter = {
  daysAgo: 12,
  async tell({ days }) {
    await days.buy();
    await days.work(TO_THE_SHELF, 4);
    const parcels = (await days.stored()).map(({ id }) => id);
    await days.ship(parcels, { selfPickup: true }, fastest);
    await days.work(TO_THE_PRICE, 4);
    await days.payShipments();
    await days.work(TO_THE_STATION, 34);
  },
};
