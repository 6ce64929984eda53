import { transitEndpoints } from '../../../contract/transit.endpoints';
import { TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import { topUp } from '../past-money';
import type { Chapter } from './chapter';

const TO_THE_DOOR = 6;

/** Money was brought, and two orders came in one shipment, which is over. */
export const arrived: Chapter = {
  daysAgo: 70,
  async tell({ call, days, sum, say }) {
    await topUp(call, sum, 'approve');
    await days.buy(2);
    await days.buy();
    await days.work(TO_THE_SHELF, 6);
    const both = (await days.stored()).map(({ id }) => id);
    const { id } = await days.ship(both, { boxes: 2 }, (lines) => lines.find(({ isInsurable }) => isInsurable));
    await days.work(TO_THE_PRICE, 6);
    await days.payShipments();
    await days.work(TO_THE_DOOR, 30);
    days.wait(24);
    const review = { stars: 5, words: say('review') };
    await call(transitEndpoints.complete, { params: { id }, body: { review } });
  },
};
