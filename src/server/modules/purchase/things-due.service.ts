import type { ThingsOf } from '../payment/settle.service';
import { purchaseRepo } from './purchase.repo';

const shown = ({
  orderId: targetId,
  id,
  title,
  image,
}: {
  orderId: string;
  id: string;
  title: string;
  image: string;
}) => ({
  ...{ targetId, id, title, image },
  orderItemId: id,
});

/** What is in orders. */
export const thingsOfOrders: ThingsOf = async (tx, owner, ids) =>
  (await purchaseRepo(tx, owner).itemsOf(ids)).map(shown);

/** What became dearer of them. */
export const thingsThatRose: ThingsOf = async (tx, owner, ids) =>
  (await purchaseRepo(tx, owner).itemsOf(ids)).filter(({ status }) => status === 'DEARER').map(shown);
