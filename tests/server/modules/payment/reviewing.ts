import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { orderDue, PAY_PASSWORD } from '../../../support/money';
import { sendCallback, startCharge } from '../../../support/sandbox';
import type { Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

/** A payment of which its provider tells another sum than was agreed. */
export async function inReview(shop: Shop, amount = 1000) {
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const { token } = shopper;
  const { paymentNo } = await orderDue(shop, shopper, amount);
  const chargeId = await startCharge(shop, token, { paymentNo, amount });
  const { id: merchant, currency } = shop.tenant;
  const said = { chargeId, orderRef: paymentNo, merchant, amount: amount - 100, currency, status: 'approved' };
  await sendCallback(shop, said, { eventId: `event-${chargeId}` });
  return {
    paymentNo,
    status: async () => (await shop.call(paymentEndpoints.getByNo, { params: { paymentNo } }, { token })).data.status,
  };
}
