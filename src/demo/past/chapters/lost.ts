import { transitEndpoints } from '../../../contract/transit.endpoints';
import { fastest, TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import type { Chapter } from './chapter';

const TO_CUSTOMS = 3;

/** A shipment that is lost: its shopper has claimed what is owed for it, and waits for the answer. */
export const lost: Chapter = {
  daysAgo: 20,
  async tell({ call, days }) {
    await days.buy();
    await days.work(TO_THE_SHELF, 4);
    const parcels = (await days.stored()).map(({ id }) => id);
    const { id } = await days.ship(parcels, {}, fastest);
    await days.work(TO_THE_PRICE, 4);
    await days.payShipments();
    await days.work(TO_CUSTOMS, 30);
    await days.work(1, 96, { trouble: 'LOST' });
    // it was thought about for ten days: the answer is due in the days to come
    days.wait(240);
    await call(transitEndpoints.decide, { params: { id }, body: { choice: 'CLAIM' } });
  },
};
