import { shopTx, type Tx } from '../../server/db/database';
import { doDueWork, type DueWork, type IsStopped } from '../../server/kernel/due-work';
import { findLeft } from '../../server/modules/payment/payment.service';
import { answerRefundRequest } from '../../server/modules/purchase/answer-refund.service';
import { readTenant } from '../../server/modules/tenant/tenant.service';
import { inspectParcel, receiveParcel, shelveParcel, type Worker } from '../../server/modules/warehouse/bench.service';
import { sendBack } from '../../server/modules/warehouse/send-back.service';
import { doService } from '../../server/modules/warehouse/parcel-service.service';
import { answerClaim, weighWaiting } from '../../server/modules/warehouse/answer-claim.service';
import { buy } from './played-buyer';
import { tellOfWay } from './played-courier';
import { travel } from './played-carrier';
import { packNext } from './played-packer';
import { playedFaults } from './played-fault';
import { playedJudgement } from './played-claim';
import { playedAnswer } from './played-refund';
import { playedFindings, playedService, playedShelf, playedTrackingNo } from './played-parcel';
import {
  claimsToAnswer,
  findAsked,
  findBought,
  findPlayedParcel,
  ordersToBuy,
  parcelsToReceive,
  parcelsToStore,
  parcelsToTellOf,
  refundsToAnswer,
  servicesToDo,
  type PlayedDesk,
  type PlayedShop,
} from './played-work.repo';
import { shipmentsOnTheirWay, shipmentsToPack } from './played-shipments.repo';
import { answererOf, unlessOvertaken, workerOf } from './played-worker';

/** Each step that is due in these shops, by the services that a desk uses. @returns how many were done */
export async function playStaff(shops: PlayedShop[], now: Date, isStopped?: IsStopped): Promise<number> {
  if (shops.length === 0) return 0;
  const playing = (desk: PlayedDesk) => shops.filter(({ byHand = [] }) => !byHand.includes(desk));
  const jobs: DueWork[] = [
    // before the buyer, who would be quicker
    { job: 'play refunds', due: refundsToAnswer(playing('refunds')), work: inTurn(answer) },
    { job: 'play buying', due: ordersToBuy(playing('buying')), work: unlessOvertaken(buy(shops)) },
    { job: 'play couriers', due: parcelsToTellOf(shops), work: inTurn(bring(shops)) },
    { job: 'play arrivals', due: parcelsToReceive(playing('bench')), work: inTurn(receive) },
    { job: 'play the bench', due: parcelsToStore(playing('bench')), work: inTurn(store(shops)) },
    { job: 'play claims', due: claimsToAnswer(playing('claims')), work: inTurn(judge) },
    { job: 'play services', due: servicesToDo(playing('services')), work: inTurn(serve) },
    { job: 'play packing', due: shipmentsToPack(playing('packing')), work: packNext(shops) },
    { job: 'play the carrier', due: shipmentsOnTheirWay(shops), work: travel(shops) },
  ];
  let done = 0;
  for (const job of jobs) done += await doDueWork(job, () => now, isStopped);
  return done;
}

/** @returns `later` where only a person can go on */
type Step = (tx: Tx, tenantId: string, id: string, worker: Worker) => Promise<'later' | undefined>;

/** In one transaction. */
const inTurn = (step: Step): DueWork['work'] =>
  unlessOvertaken(({ tenantId, id }, now) => shopTx(tenantId, (tx) => step(tx, tenantId, id, workerOf(tenantId, now))));

const bring =
  (shops: PlayedShop[]): Step =>
  async (tx, tenantId, id, { at }) => {
    const found = await findPlayedParcel(tx, tenantId, id);
    const stepMs = shops.find((shop) => shop.tenantId === tenantId)?.stepMs ?? 0;
    if (found?.parcel.status === 'FORECAST') await tellOfWay(tx, found.parcel, stepMs, at);
    return undefined;
  };

const receive: Step = async (tx, tenantId, id, worker) => {
  const found = await findPlayedParcel(tx, tenantId, id);
  if (found?.parcel.status !== 'FORECAST') return undefined;
  const { warehouseId, movedAt } = found.parcel;
  // whoever brings it has said so by then
  await tellOfWay(tx, found.parcel, worker.at.getTime() - movedAt.getTime(), worker.at);
  const received = await receiveParcel(tx, tenantId, { warehouseId, trackingNo: found.number }, worker);
  return received === id ? undefined : 'later';
};

const store =
  (shops: PlayedShop[]): Step =>
  async (tx, tenantId, id, worker) => {
    const found = await findPlayedParcel(tx, tenantId, id);
    const tenant = await readTenant(tx, tenantId, worker.at);
    if (!found || !tenant) return undefined;
    const bought = await findBought(tx, tenantId, id);
    const measure = (items: (typeof found)['items']) => playedFindings(id, items, found.photographed);
    if (found.parcel.status === 'RECEIVED') {
      const oneIn = shops.find((shop) => shop.tenantId === tenantId)?.faultyOneIn;
      const findings = measure(found.items);
      await inspectParcel(tx, tenantId, id, { ...findings, faults: playedFaults(bought, oneIn) }, worker);
    }
    if (found.parcel.status !== 'INSPECTED') return undefined;
    const goesBack = bought.some(({ item: { status } }) => status === 'RETURNING' || status === 'EXCHANGING');
    if (!goesBack) await shelveParcel(tx, tenant, id, playedShelf(id), worker);
    else {
      const shop = { tenantId, keepsBalances: tenant.preference.supportBalancePay };
      await sendBack(tx, shop, id, { measure, replacementNo }, worker);
    }
    return undefined;
  };

const replacementNo = ({ id }: { id: string }) => playedTrackingNo(`${id}:replacement`);

const serve: Step = async (tx, tenantId, id, worker) => {
  await doService(tx, tenantId, id, playedService, worker);
  return undefined;
};

const judge: Step = async (tx, tenantId, id, worker) => {
  const decision = await playedJudgement(tx, await weighWaiting(tx, tenantId, id));
  // two say that it is theirs: a person decides
  if (!decision) return 'later';
  // dear goods want the word of two people
  const limit = (await readTenant(tx, tenantId, worker.at))?.staffLimits?.alone?.claim;
  if (decision === 'APPROVE' && limit !== undefined) return 'later';
  await answerClaim(tx, tenantId, id, { decision, note: '' }, worker);
  return undefined;
};

const answer: Step = async (tx, tenantId, id, { at }) => {
  const [asked, tenant] = [await findAsked(tx, tenantId, id), await readTenant(tx, tenantId, at)];
  if (!asked || !tenant) return undefined;
  const shop = { tenantId, keepsBalances: tenant.preference.supportBalancePay };
  // no balance to pay it to: a person decides
  if (asked.orderKind === 'TRANSIT' && !shop.keepsBalances) return 'later';
  // two persons decide
  if (asked.amount > (tenant.staffLimits?.alone?.refund ?? Infinity)) return 'later';
  const { left = 0 } = (await findLeft(tx, { tenantId, kind: 'PURCHASE', targetId: asked.orderId })) ?? {};
  await answerRefundRequest(tx, shop, id, playedAnswer({ ...asked, left }), answererOf(tenantId, at));
  return undefined;
};
