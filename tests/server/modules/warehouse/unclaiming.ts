import type { CallInput } from '../../../../src/contract/endpoint';
import { unclaimedEndpoints } from '../../../../src/contract/unclaimed.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { answerClaim, type ClaimAnswer } from '../../../../src/server/modules/warehouse/answer-claim.service';
import { receiveParcel } from '../../../../src/server/modules/warehouse/bench.service';
import type { Label } from '../../../../src/server/modules/warehouse/unknown-goods.service';
import type { WorkDeed } from '../../../../src/server/modules/warehouse/worker';
import { CLERK } from '../../../support/parcels';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

export const SF = 'SF1234567890123';

type Said = Partial<CallInput<typeof unclaimedEndpoints.claim>['body']>;

/** A shopper with an address in a warehouse, and the desk that receives there. */
export async function startClaimingParcels(given?: Shop) {
  const shop = given ?? (await startShop());
  const { token, shopperId, email } = await signUp(shop);
  const as = { token };
  const place = { body: { tenantWarehouseId: 'gz' } };
  const { data: own } = await shop.call(warehouseEndpoints.saveUserWarehouse, place, as);
  const tenantId = shop.tenant.id;
  const deeds: WorkDeed[] = [];
  const worker = () => ({
    actor: CLERK,
    at: shop.clock.now,
    record: (_: unknown, deed: WorkDeed) => Promise.resolve(void deeds.push(deed)),
  });
  return {
    ...{ shop, token, shopperId, email, deeds, code: own.code },
    /** @returns the id of what is nobody's, or somebody's by its label */
    arrive: (label: Label = {}, trackingNo = SF) =>
      shopTx(tenantId, (tx) => receiveParcel(tx, tenantId, { warehouseId: 'gz', trackingNo, label }, worker())),
    announce: (number = SF) =>
      shop.call(
        warehouseEndpoints.fileForecasts,
        {
          body: {
            userWarehouseId: own.id,
            trackingNos: [number],
            items: [{ title: 'Mug', quantity: 1, unitFen: 900 }],
          },
        },
        as,
      ),
    forecasts: async () => (await shop.call(warehouseEndpoints.listForecasts, {}, as)).data.items,
    look: (trackingNo = SF) => shop.call(unclaimedEndpoints.find, { query: { trackingNo } }, as),
    claim: (said: Said = {}) =>
      shop.call(
        unclaimedEndpoints.claim,
        { body: { trackingNo: SF, statement: 'A mug', orderRef: '2711200000001', ...said } },
        as,
      ),
    claims: async () => (await shop.call(unclaimedEndpoints.listClaims, {}, as)).data.items,
    answer: (id: string, decision: ClaimAnswer['decision'], note = '') =>
      shopTx(tenantId, (tx) => answerClaim(tx, tenantId, id, { decision, note }, worker())),
    stored: async () => (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, as)).data.items,
  };
}
