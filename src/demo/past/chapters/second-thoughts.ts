import { tenantEndpoints } from '../../../contract/tenant.endpoints';
import { unclaimedEndpoints } from '../../../contract/unclaimed.endpoints';
import { warehouseEndpoints } from '../../../contract/warehouse.endpoints';
import { TO_THE_SHELF } from '../past-days';
import type { ProductPicture } from '../../pictures/picture-spec';
import type { Chapter } from './chapter';

/** Nothing lies under it. */
const MISREAD = 'SF1098765432109';
/** It came without a name. */
const NOBODYS = 'SF1098765432117';
const PROOF: ProductPicture = { kind: 'product', object: 'notebook', tints: [], setting: 'front', backdrop: 'mist' };

/** What can become of goods in store, each once. */
export const secondThoughts: Chapter = {
  daysAgo: 36,
  async tell({ call, days, photograph, payPassword, say }) {
    const [warehouse] = await call(tenantEndpoints.listWarehouses, { query: { warehouseRegion: 'CHINA' } });
    const tenantWarehouseId = warehouse?.id ?? '';
    const own = await call(warehouseEndpoints.saveUserWarehouse, { body: { tenantWarehouseId, isDefault: true } });
    const thing = { title: say('contents'), quantity: 2, unitFen: 3500 };
    const announced = { userWarehouseId: own.id, trackingNos: ['YT7203194455821'], items: [thing] };
    await call(warehouseEndpoints.fileForecasts, { body: announced });
    const mistyped = { userWarehouseId: own.id, trackingNos: ['YT7203194455812'] };
    for (const { id } of await call(warehouseEndpoints.fileForecasts, { body: mistyped }))
      await call(warehouseEndpoints.withdrawForecast, { params: { id } });
    await days.bring(tenantWarehouseId, NOBODYS);
    const photos = await photograph(PROOF);
    const claims = [
      { trackingNo: MISREAD, orderRef: '2086417733905' },
      { trackingNo: NOBODYS, orderRef: '2086417733906', photos },
    ];
    for (const claim of claims)
      await call(unclaimedEndpoints.claim, { body: { ...claim, statement: say('contents') } });

    for (let count = 0; count < 5; count += 1) await days.buy();
    await days.work(TO_THE_SHELF, 6);
    const bought = (await days.stored()).filter(({ source }) => source === 'PURCHASE');
    const [pictured, noted, unwanted, waste, other] = bought;
    if (!pictured || !noted || !unwanted || !waste || !other) throw new Error('The demo shop stored too little.');
    const offer = pictured.serviceOffers.find(({ code }) => code === 'photos');
    if (offer) {
      const wish = { serviceCode: offer.code, priceId: offer.priceId, payPassword };
      await call(warehouseEndpoints.askService, { params: { id: pictured.id }, body: wish });
    }
    await call(warehouseEndpoints.saveNote, { params: { id: noted.id }, body: { note: say('note') } });
    const returned = unwanted.items[0]?.order;
    if (returned?.sendBack) {
      const body = { orderItemId: returned.itemId, reason: say('reason') };
      await call(warehouseEndpoints.returnItem, { params: { id: unwanted.id }, body });
    }
    await call(warehouseEndpoints.dispose, { params: { id: waste.id } });
    await days.work(3, 6);

    // one parcel of two things, which can be taken apart again
    if (noted.rework) {
      const acceptFee = noted.rework.fee.local.amount;
      await call(warehouseEndpoints.merge, { body: { parcelIds: [noted.id, other.id], acceptFee, payPassword } });
      await days.work(2, 6);
    }

    // found wrong by the inspection, and kept for less
    await days.buy();
    await days.work(TO_THE_SHELF - 1, 6, { faultyOneIn: 1 });
    const { items } = await call(warehouseEndpoints.listStockIn, { query: { pageNo: 1, pageSize: 100 } });
    for (const { id, items: things } of items)
      for (const { order } of things)
        if (order?.choices.some(({ decision }) => decision === 'PART_REFUND')) {
          const body = { orderItemId: order.itemId, decision: 'PART_REFUND' } as const;
          await call(warehouseEndpoints.decideItem, { params: { id }, body });
        }
    await days.work(2, 6);

    // sold out when it was to be bought
    await days.buy();
    await days.work(2, 6, { soldOutOneIn: 1 });
  },
};
