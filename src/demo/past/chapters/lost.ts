import { transitEndpoints } from '../../../contract/transit.endpoints';
import { fastest, TO_THE_PRICE, TO_THE_SHELF } from '../past-days';
import type { Chapter, Teller } from './chapter';

const TO_CUSTOMS = 3;

/**
 * A shipment that is lost: its shopper thinks about it for ten days. With it another one, which was insured, paid before it
 * was packed, and came out lighter than was thought. A third was packed and then not wanted: it was closed for its fee.
 */
export const lost: Chapter = {
  daysAgo: 26,
  async tell({ call, days, payPassword, sum }) {
    for (const pieces of [3, 1, 1]) await days.buy(pieces);
    await days.work(TO_THE_SHELF, 4);
    // of what is light lines ask the same whether it came out lighter or not
    const [heavy, one, third] = (await days.stored())
      .toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0))
      .map(({ id }) => id);
    if (!heavy || !one || !third) throw new Error('The demo shop stored too little.');
    // for more than its way costs however large its box is, or its way is what is owed
    const paidFirst = { mode: 'PAY_FIRST', insuredValue: Math.floor(sum / 4) } as const;
    await days.ship([heavy], paidFirst, (lines) => fastest(lines.filter(({ isInsurable }) => isInsurable)));
    await days.payShipments();
    const unwanted = await days.ship([third], {}, fastest);
    await days.ship([one], {}, fastest);
    await days.work(TO_THE_PRICE, 4, { packs: 'LIGHTER' });
    await close(call, unwanted.id, payPassword);
    await days.payShipments();
    await days.work(TO_CUSTOMS, 60);
    await days.work(1, 136, { trouble: 'LOST' });
  },
};

/** For the fee that it tells, from the balance. */
async function close(call: Teller['call'], id: string, payPassword: string) {
  const { actions } = await call(transitEndpoints.get, { params: { id } });
  const acceptFee = actions.find(({ name }) => name === 'CLOSE')?.fee?.amount ?? 0;
  await call(transitEndpoints.close, { params: { id }, body: { acceptFee, payPassword } });
}
