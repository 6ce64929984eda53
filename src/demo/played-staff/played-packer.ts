import type { Measures } from '../../contract/transit-box';
import { AppError } from '../../server/kernel/app-error';
import type { DueWork } from '../../server/kernel/due-work';
import { jobScope } from '../../server/kernel/tenant-scope';
import { readTenant } from '../../server/modules/tenant/tenant.service';
import { handOver, pack, startPacking, type Packer } from '../../server/modules/transit/pack.service';
import { PLAYED_CARRIER, playedBoxes, playedWaybill } from './played-box';
import { cartonPhotos } from './played-parcel';
import { findPlayedShipment, type PlayedShipment } from './played-shipments.repo';
import { unlessOvertaken, workerOf } from './played-worker';
import type { PlayedPacking, PlayedShop } from './played-work.repo';

/** The next step of the packer: into boxes, on the scale, or out to the carrier. */
export const packNext = (shops: PlayedShop[]): DueWork['work'] =>
  unlessOvertaken(async ({ tenantId, id }, now) => {
    const scope = jobScope(tenantId, now);
    const [tenant, shipment] = await scope.tx(async (tx) => [
      await readTenant(tx, tenantId, now),
      await findPlayedShipment(tx, tenantId, id),
    ]);
    if (!tenant || !shipment) return undefined;
    const keepsBalances = tenant.preference.supportBalancePay;
    const { packs } = shops.find((shop) => shop.tenantId === tenantId) ?? {};
    await doNext({ ...scope, ...workerOf(tenantId, now), keepsBalances }, shipment, packs);
    return undefined;
  });

function doNext(packer: Packer, shipment: PlayedShipment, packs: PlayedPacking | undefined): Promise<void> {
  const { id, orderNo, mode, status } = shipment.order;
  if (status === 'PACKING') return seal(packer, shipment, packs);
  // what is paid before it is packed leaves from the scale
  const isUnpacked = status === 'SUBMITTED' || (status === 'PAID' && mode === 'PAY_FIRST');
  if (isUnpacked) return startPacking(packer, id);
  const named = shipment.boxes.map(({ boxNo }) => ({
    boxNo,
    carrier: PLAYED_CARRIER,
    trackingNo: playedWaybill(orderNo, boxNo),
  }));
  return handOver(packer, id, named);
}

/** A little tighter than was thought, unless told otherwise; where the line wants other boxes, as they were thought. */
async function seal(packer: Packer, { order: { id, estimate } }: PlayedShipment, packs: PlayedPacking | undefined) {
  const packIn = (boxes: Measures[]) =>
    pack(
      packer,
      id,
      boxes.map((box) => ({ ...box, photos: cartonPhotos(box.grams) })),
    );
  try {
    await packIn(playedBoxes(id, estimate.request, packs ?? 'tighter'));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'LINE_REFUSED')) throw error;
    await packIn(playedBoxes(id, estimate.request, 'asEstimated'));
  }
}
