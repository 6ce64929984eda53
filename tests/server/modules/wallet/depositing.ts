import { depositDeskEndpoints } from '../../../../src/contract/deposit.desk.endpoints';
import type { CallInput } from '../../../../src/contract/endpoint';
import { offlineDepositEndpoints } from '../../../../src/contract/offline-deposit.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { jpegPicture, uploadPicture } from '../../../support/bucket';
import { readBalance } from '../../../support/money';
import type { Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

type Answer = CallInput<typeof depositDeskEndpoints.answer>['body'];

/** A shopper who shows a picture of a bank transfer. The bucket of the test has to be open. */
export async function depositing(
  shop: Shop,
  { colour, picture: shown, amount = 5000 }: { colour?: string; picture?: Buffer; amount?: number },
) {
  const shopper = await signUp(shop);
  const { token } = shopper;
  const start = { body: { amount } };
  const { id } = (await shop.call(offlineDepositEndpoints.startOfflineDeposit, start, { token })).data;
  const picture = await uploadPicture(shop, shown ?? (await jpegPicture(colour)), { token });
  const proof = { depositId: id, proofKeys: [picture], payerName: 'Ada Tester', paidAt: '2026-11-20' };
  await shop.call(offlineDepositEndpoints.changeOfflineDeposit, { body: proof }, { token });
  return {
    ...{ id, token, picture, shopperId: shopper.shopperId },
    showAgain: async (again: Buffer) => {
      const body = { ...proof, proofKeys: [await uploadPicture(shop, again, { token })] };
      return shop.call(offlineDepositEndpoints.changeOfflineDeposit, { body }, { token });
    },
    balance: () => readBalance(shop, shopper),
    note: async () =>
      (await shop.call(offlineDepositEndpoints.getOfflineDeposit, { params: { id } }, { token })).data.note,
  };
}

/** One of the staff who looks at deposits. */
export async function atDepositDesk(shop: Shop, roles: DefaultRole[] = ['finance']) {
  const who = await signInStaff(shop, roles);
  return {
    ...who,
    read: async (id: string) => (await shop.call(depositDeskEndpoints.get, { params: { id } }, who)).data,
    /** As it was shown once, where nothing else is said. */
    answer: (id: string, body: Omit<Answer, 'version'> & Partial<Answer>) =>
      shop.call(depositDeskEndpoints.answer, { params: { id }, body: { version: 2, ...body } }, who),
  };
}
