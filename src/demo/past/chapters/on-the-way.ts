import { TO_THE_SHELF } from '../past-days';
import type { Chapter } from './chapter';

/** Hours between the steps of the staff: the parcels that left first travel as long as parcels do. */
const ROUNDS = [48, 40, 36, 30, 24, 12, 4, 2];
/** Of the rounds, those that send another one along. */
const TWICE = 6;

/** A parcel was sent each round, so that one stands at each place of the way; and so do the orders behind them. */
export const onTheWay: Chapter = {
  daysAgo: 11,
  async tell({ days }) {
    for (let count = 0; count < ROUNDS.length + 4; count += 1) await days.buy();
    await days.work(TO_THE_SHELF, 6);
    const parcels = (await days.stored()).map(({ id }) => id);
    const send = async () => days.ship([parcels.pop() ?? '']);
    for (const [round, hours] of ROUNDS.entries()) {
      await days.payShipments();
      await send();
      if (round === TWICE) await send();
      if (round >= ROUNDS.length - TO_THE_SHELF) await days.buy();
      await days.work(1, hours);
    }
    await days.payShipments(1);
    await send();
    await days.buy();
    await days.order();
  },
};
