import { expect } from 'vitest';
import { sendCallback, startCharge } from '../../../support/sandbox';
import type { Shipping } from './shipping';

/** What is due of it is paid with less than was agreed. */
export async function sendToReview(at: Shipping, id: string) {
  const { paymentNo = '', amount } = (await at.get(id)).data.payment ?? {};
  const sum = amount?.amount ?? 0;
  const chargeId = await startCharge(at.shop, at.token, { paymentNo, amount: sum });
  const charge = { chargeId, orderRef: paymentNo, merchant: at.owner.tenantId, currency: 'USD', status: 'approved' };
  const say = (said: number) => sendCallback(at.shop, { ...charge, amount: said }, { eventId: `${chargeId}${said}` });
  await say(1);
  const { payments } = (await at.get(id)).data;
  expect(payments).toContainEqual(expect.objectContaining({ paymentNo, status: 'NEEDS_REVIEW' }));
  return { paymentNo, sayAll: () => say(sum) };
}
