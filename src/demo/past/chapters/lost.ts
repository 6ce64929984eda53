import { transitEndpoints } from '../../../contract/transit.endpoints';
import { fastest, TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import type { Chapter } from './chapter';

const TO_CUSTOMS = 3;

/** A shipment that is lost: its shopper thinks about it for ten days. */
export const lost: Chapter = {
  daysAgo: 26,
  async tell({ days }) {
    await days.buy();
    await days.work(TO_THE_SHELF, 4);
    const parcels = (await days.stored()).map(({ id }) => id);
    await days.ship(parcels, {}, fastest);
    await days.work(TO_THE_PRICE, 4);
    await days.payShipments();
    await days.work(TO_CUSTOMS, 60);
    await days.work(1, 136, { trouble: 'LOST' });
  },
};

/** What is owed for it is claimed: the answer is due in the days to come. */
export const lossClaimed: Chapter = {
  daysAgo: 0.9,
  async tell({ call }) {
    const query = { pageNo: 1, pageSize: 20, status: 'LOST' } as const;
    const { items } = await call(transitEndpoints.list, { query });
    for (const { id } of items) await call(transitEndpoints.decide, { params: { id }, body: { choice: 'CLAIM' } });
  },
};
