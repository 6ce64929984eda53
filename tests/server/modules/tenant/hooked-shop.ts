import type { WebhookKind } from '../../../../src/contract/webhook';
import { webhookDeskEndpoints as calls } from '../../../../src/contract/webhook.desk.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { tellOfOrder } from '../../../../src/server/modules/account/order-mail.service';
import { deliverWebhooks } from '../../../../src/server/modules/tenant/deliver-webhooks.service';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { localWebhooks, startReceiver } from '../../../support/webhook-receiver';

/** A shop with a webhook at a receiver that runs, whose shopper can be told that an order moved. */
export async function startHooked(kinds: WebhookKind[] = ['order.bought']) {
  const shop = await startShop();
  const owner = await signInStaff(shop);
  const { shopperId } = await signUp(shop);
  const receiver = await startReceiver();
  const { data } = await shop.call(calls.create, { body: { url: receiver.url, kinds } }, owner);
  receiver.secret = data.secret;
  const ofShopper = { tenantId: shop.tenant.id, shopperId };
  const params = { id: data.webhook.id };
  return {
    shop,
    owner,
    receiver,
    webhook: data.webhook,
    secret: data.secret,
    params,
    /** As the shop's own services do, in a transaction of the shopper. */
    buy: (id: string, then: () => void = () => undefined) =>
      tenantTx(ofShopper, async (tx) => {
        const order = { id, orderNo: `PO-${id}`, host: shop.host };
        await tellOfOrder(tx, { ...ofShopper, code: 'PURCHASE_BOUGHT', event: id, order, at: shop.clock.now });
        then();
      }),
    deliver: (timeoutMs?: number) => deliverWebhooks(localWebhooks(timeoutMs), () => shop.clock.now),
    later: (ms: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + ms);
    },
    sent: async () => (await shop.call(calls.deliveries, { params }, await signInAgainAs())).data.items,
  };
  // hours pass in these tests, and a session of the staff sleeps with them
  function signInAgainAs() {
    return signInStaff(shop);
  }
}
export type Hooked = Awaited<ReturnType<typeof startHooked>>;
