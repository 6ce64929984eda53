import { accountEndpoints } from '../../../contract/account.endpoints';
import type { StockInParcel } from '../../../contract/parcel';
import { fastest, TO_THE_SHELF } from '../past-days';
import type { Chapter } from './chapter';

/** Hours between the steps of the staff: the parcels that left first travel as long as parcels do. */
const ROUNDS = [96, 84, 72, 66, 54, 36, 6, 2];
/** Of the rounds, those that send another one along. */
const TWICE = 6;
/** Of the rounds, the one that sends another to a station, where it lies with its code by now. */
const FETCHED = 1;
/** Of the rounds, the one that insures what it sends: it is at the door by now. */
const INSURED = 0;
/** What happened until then was read. */
const LAST_READ = 5;

const worthOf = ({ items }: StockInParcel) =>
  items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.amount * quantity, 0);

/** A parcel was sent each round, so that one stands at each place of the way; and so do the orders behind them. */
export const onTheWay: Chapter = {
  daysAgo: 21,
  async tell({ call, days, sum }) {
    for (let count = 0; count < ROUNDS.length + 5; count += 1) await days.buy();
    await days.work(TO_THE_SHELF, 6);
    // the dearest leaves first: the insurance of what is cheap costs what it pays, and no line offers it
    const parcels = (await days.stored()).toSorted((a, b) => worthOf(a) - worthOf(b)).map(({ id }) => id);
    let line = '';
    const send = async (insuredValue?: number) => {
      const isInsured = insuredValue !== undefined;
      const sent = await days.ship([parcels.pop() ?? ''], isInsured ? { insuredValue } : {}, (lines) =>
        lines.find(({ transitOptionName, isInsurable }) => transitOptionName !== line && (isInsurable || !isInsured)),
      );
      line = sent.transitOptionName;
    };
    for (const [round, hours] of ROUNDS.entries()) {
      await days.payShipments();
      await send(round === INSURED ? Math.floor(sum / 50) : undefined);
      if (round === TWICE) await send();
      if (round === FETCHED) await days.ship([parcels.pop() ?? ''], { selfPickup: true }, fastest);
      if (round >= ROUNDS.length - TO_THE_SHELF) await days.buy();
      if (round === LAST_READ) await call(accountEndpoints.readNotifications, {});
      await days.work(1, hours);
    }
    await days.payShipments(1);
    await send();
    await days.buy();
    await days.order();
  },
};
