import { shopTx } from '../../server/db/database';
import { readPastMark } from '../../server/modules/content/past-mark.service';
import { findTenant } from '../../server/modules/tenant/tenant.service';
import type { PlayedShop } from './played-work.repo';

const FAULTY_ONE_IN = 20;
/** Of forty things one cannot be bought for what was paid: half of those are sold out, the others are dearer. */
const SOLD_OUT_ONE_IN = 80;
const DEARER_ONE_IN = 80;
const TROUBLE_ONE_IN = 25;

/** Those of the demo's shops that want it; in one whose money is real nobody is played. */
export async function playedShops(ids: string[]): Promise<PlayedShop[]> {
  const shops = await Promise.all(ids.map((id) => findTenant(id)));
  return shops.flatMap((shop) =>
    shop?.playedStaff && !shop.isLive
      ? [
          {
            tenantId: shop.id,
            stepMs: shop.playedStaff.stepSeconds * 1000,
            faultyOneIn: shop.playedStaff.faultyOneIn ?? FAULTY_ONE_IN,
            soldOutOneIn: shop.playedStaff.soldOutOneIn ?? SOLD_OUT_ONE_IN,
            dearerOneIn: shop.playedStaff.dearerOneIn ?? DEARER_ONE_IN,
            troubleOneIn: shop.playedStaff.troubleOneIn ?? TROUBLE_ONE_IN,
            byHand: shop.playedStaff.byHand,
          },
        ]
      : [],
  );
}

/** The past of a shop's regular shows every state, so nobody moves it by the clock: only who asks for it. */
export const withPastAtRest = (shops: PlayedShop[]): Promise<PlayedShop[]> =>
  Promise.all(
    shops.map(async (shop) => {
      const past = await shopTx(shop.tenantId, (tx) => readPastMark(tx, shop.tenantId));
      return past ? { ...shop, resting: { shopperId: past.shopperId, until: new Date(past.until) } } : shop;
    }),
  );
