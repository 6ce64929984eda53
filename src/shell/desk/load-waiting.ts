import type { Call } from '../../client/caller';
import type { StaffSelf } from '../../contract/operator';

/** How much waits at each desk that counts it, by the desk's name; of those alone that this person may open. */
export async function loadWaiting(call: Call, { permissions }: StaffSelf): Promise<Partial<Record<string, number>>> {
  const desks = [
    ...(permissions.includes('purchase.read') ? [waitingToBuy(call)] : []),
    ...(permissions.includes('warehouse.receive') ? [waitingParcels(call, permissions)] : []),
    ...(permissions.includes('warehouse.unclaimed') ? [waitingClaims(call)] : []),
    ...(permissions.includes('packing.pick') ? [waitingToPack(call)] : []),
    ...(permissions.includes('packing.batch') ? [waitingBatches(call)] : []),
    ...(permissions.includes('customer.message') ? [waitingToAnswer(call)] : []),
    ...(permissions.includes('packing.declare') ? [waitingOnTheWay(call)] : []),
    ...(permissions.includes('money.read') ? [waitingForMoney(call, permissions)] : []),
  ];
  return Object.assign({}, ...(await Promise.all(desks))) as Partial<Record<string, number>>;
}

async function waitingToBuy(call: Call) {
  const [bought, quoted] = await Promise.all([
    call('GET /operator/purchase-orders', { query: { limit: 1 } }),
    call('GET /operator/manual-orders', { query: { limit: 1 } }),
  ]);
  return { buying: bought.waiting.toBuy, manualOrders: quoted.waiting.AWAITING_QUOTE };
}

/** What lies there that this person can do something about. */
async function waitingParcels(call: Call, permissions: StaffSelf['permissions']) {
  const { waiting } = await call('GET /operator/parcels', { query: { limit: 1 } });
  const mine = [
    permissions.includes('warehouse.inspect') ? waiting.toInspect + waiting.tasks : 0,
    permissions.includes('warehouse.shelve') ? waiting.toShelve : 0,
    permissions.includes('warehouse.return') ? waiting.returns : 0,
    permissions.includes('warehouse.unclaimed') ? waiting.unclaimed : 0,
  ];
  return { parcels: mine.reduce((sum, count) => sum + count, 0) };
}

async function waitingClaims(call: Call) {
  const { waiting } = await call('GET /operator/parcel-claims', { query: { limit: 1 } });
  return { claims: waiting.claims };
}

async function waitingToPack(call: Call) {
  const { waiting } = await call('GET /operator/transit-orders', { query: { limit: 1 } });
  return { packing: waiting.toPack };
}

/** What is closed and not fetched yet. */
async function waitingBatches(call: Call) {
  const { waiting } = await call('GET /operator/batches', { query: { limit: 1 } });
  return { batches: waiting.closed };
}

async function waitingToAnswer(call: Call) {
  const { waiting } = await call('GET /operator/threads', { query: { limit: 1 } });
  return { threads: waiting.open };
}

/** What has left and went wrong. */
async function waitingOnTheWay(call: Call) {
  const { waiting } = await call('GET /operator/shipments', { query: { limit: 1 } });
  return { transit: waiting.exceptions + waiting.returned };
}

/** What waits for money; of withdrawals what this person can do something about. */
async function waitingForMoney(call: Call, permissions: StaffSelf['permissions']) {
  const [{ waiting }, deposits, refunds, reviews, compensations, ledger, statements, days] = await Promise.all([
    call('GET /operator/withdrawals', { query: { limit: 1 } }),
    call('GET /operator/deposits', { query: { limit: 1 } }),
    call('GET /operator/refund-requests', { query: { limit: 1 } }),
    call('GET /operator/payments-in-review', {}),
    call('GET /operator/compensations', { query: { limit: 1 } }),
    call('GET /operator/ledger', { query: { limit: 1 } }),
    call('GET /operator/statements', { query: { limit: 1 } }),
    call('GET /operator/days', { query: { limit: 1 } }),
  ]);
  const asks = permissions.includes('money.withdraw-request') ? waiting.toCheck + waiting.toPay : 0;
  const decides = permissions.includes('money.withdraw-approve') ? waiting.toApprove : 0;
  const given = compensations.waiting;
  const mine = [
    permissions.includes('money.adjust') ? given.toAllow : 0,
    permissions.includes('money.refund') ? given.sentBack : 0,
    permissions.includes('money.withdraw-request') ? given.toPay : 0,
  ];
  return {
    days: permissions.includes('money.close') ? days.waiting.toSign + days.waiting.toCheck : 0,
    statements:
      (permissions.includes('money.reconcile') ? statements.waiting.open : 0) +
      (permissions.includes('money.adjust') ? statements.waiting.toAllow : 0),
    ledger: permissions.includes('money.adjust') ? ledger.waiting.toAllow : 0,
    compensations: mine.reduce((sum, count) => sum + count, 0),
    ...{ deposits: deposits.waiting.toReview, refunds: refunds.waiting, reviews: reviews.waiting },
    withdrawals: asks + decides,
  };
}
