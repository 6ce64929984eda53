import type { ThingsOf } from '../payment/settle.service';
import { shippedParcelRepo } from './shipped-parcel.repo';

/** The parcels of shipments, each by the first thing in it, as lists show them. */
export const thingsOfShipments: ThingsOf = async (tx, owner, ids) =>
  (await shippedParcelRepo(tx, owner).ofOrders(ids)).map(({ transitOrderId, id, items: [first] }) => ({
    ...{ targetId: transitOrderId, id, title: first?.title ?? '', image: first?.image ?? '' },
    orderItemId: first?.orderItemId ?? null,
  }));
