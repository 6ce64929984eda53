import type { CallInput } from '../../../../src/contract/endpoint';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import type { TrackingNews } from '../../../../src/server/adapters/tracking/tracking.port';
import { jpegPicture, uploadPicture } from '../../../support/bucket';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { refundCalls } from '../purchase/refunding';
import { packingAt } from './packing';
import { startShipping, type Shipping } from './shipping';

export const INSURED_LINE = lineOf('air', {
  insurance: { kind: 'percent', startAbove: 0, basisPoints: 300, min: 100, max: null },
});
const FUNDS = 100_000;

/** A shopper with shipments that are insured, and somebody who answers what is claimed. */
export async function startClaiming(shop?: Awaited<ReturnType<typeof startShop>>) {
  const at = await startShipping(shop ?? (await startShop({ offers: { lines: [INSURED_LINE] } })));
  await at.fund(FUNDS);
  return claimingAt(at);
}

/** The same for somebody who has money already. */
export async function claimingAt(at: Shipping) {
  const desk = packingAt(at);
  const picture = await uploadPicture(at.shop, await jpegPicture(), { token: at.token });
  return {
    ...at,
    ...(await refundCalls(at.shop, at.token)),
    picture,
    /** @returns its id, once it is paid and over */
    sent: async (
      change: Parameters<typeof at.order>[0] = { insuredValue: 1000 },
      end: TrackingNews['state'] = 'DELIVERED',
    ) => {
      const id = await desk.packed(undefined, change);
      await at.pay(id);
      await desk.send(id);
      await desk.say(id, [['PICKED_UP', 1], [end, 2]]); // prettier-ignore
      return id;
    },
    claim: (transitOrderId: string, change: Partial<CallInput<typeof refundEndpoints.ask>['body']> = {}) => {
      const body = { transitOrderId, reason: 'The lamp is broken', photos: [picture], ...change };
      return at.shop.call(refundEndpoints.ask, { body }, { token: at.token });
    },
  };
}
