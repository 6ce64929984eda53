import { purchaseDeskEndpoints } from '../../../contract/purchase.desk.endpoints';
import { purchaseEndpoints } from '../../../contract/purchase.endpoints';
import type { Chapter } from './chapter';

/** A price request that was answered: its price waits to be taken. */
export const priced: Chapter = {
  daysAgo: 1,
  async tell({ call, openDesk, days, say }) {
    const wish = { productUrl: 'https://weidian.com/item.html?itemID=5512034491', title: say('asked'), quantity: 1 };
    const { id } = await call(purchaseEndpoints.createManual, { body: { ...wish, unitPriceFen: 9600 } });
    days.wait(5);
    const desk = await openDesk('buyer');
    await desk(purchaseDeskEndpoints.claimManual, { params: { id }, body: {} });
    const { version } = await desk(purchaseDeskEndpoints.getManual, { params: { id } });
    const row = { ...wish, options: '', note: '', refusal: '', unitPriceFen: 9200 };
    const body = { version, rows: [row], freightFen: 800, validDays: 7 };
    await desk(purchaseDeskEndpoints.quoteManual, { params: { id }, body });
  },
};
