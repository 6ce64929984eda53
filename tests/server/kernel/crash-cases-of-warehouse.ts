import { parcelDeskEndpoints } from '../../../src/contract/parcel.desk.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { newId } from '../../../src/server/kernel/tokens';
import { PAY_PASSWORD } from '../../support/money';
import { storedWithOffer } from '../modules/warehouse/asking';
import { decidingAt } from '../modules/warehouse/deciding';
import { caseOf, type Case } from './crash-case';

export const WAREHOUSE_CASES: Case[] = [
  caseOf(
    parcelDeskEndpoints.sendBack,
    async (at) => {
      await at.fund(10_000);
      const { failed, decide } = decidingAt(at);
      const { id, orderItemId } = await failed();
      await decide(id, orderItemId, 'RETURN');
      const { data } = await at.shop.call(parcelDeskEndpoints.get, { params: { id } }, at.desk);
      return { params: { id }, body: { version: data.version, replacements: [], stays: null } };
    },
    { ledger_txn: 1, notification: 1, returning: -1 },
    'staff',
  ),
  caseOf(
    parcelDeskEndpoints.serve,
    async (at) => {
      await at.fund(10_000);
      const { id, wish } = await storedWithOffer(at.shop, at);
      const asked = { params: { id }, body: { ...wish, payPassword: PAY_PASSWORD } };
      const { data } = await at.shop.call(warehouseEndpoints.askService, asked, { token: at.token });
      return { params: { id: data.services[0]?.id ?? newId() }, body: { answer: 'Done' } };
    },
    { notification: 1 },
    'staff',
  ),
];
