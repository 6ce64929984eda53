import type { Tx } from '../../../../src/server/db/database';
import type { TrackingNews } from '../../../../src/server/adapters/tracking/tracking.port';
import { jobScope } from '../../../../src/server/kernel/tenant-scope';
import { recordCommand } from '../../../../src/server/modules/operator/audit.service';
import * as packing from '../../../../src/server/modules/transit/pack.service';
import { loseShipment } from '../../../../src/server/modules/transit/lose-shipment.service';
import { seizeShipment } from '../../../../src/server/modules/transit/seize-shipment.service';
import { applyTracking } from '../../../../src/server/modules/transit/tracking.service';
import type { WorkDeed } from '../../../../src/server/modules/warehouse/worker';
import { CLERK } from '../../../support/parcels';
import type { Shipping } from './shipping';

/** 1000 grams in a box whose room does not count. */
export const BOX = { grams: 1000, lengthMm: 200, widthMm: 150, heightMm: 100 };
export const CARRIER = 'Harbour Line';

/** The packer and the carrier of a shop, each step as one call. */
export function packingAt({ shop, order, pay }: Shipping) {
  const packer = () => ({
    ...jobScope(shop.tenant.id, shop.clock.now),
    actor: CLERK,
    keepsBalances: true,
    record: (tx: Tx, deed: WorkDeed) => recordCommand(tx, shop.tenant.id, shop.clock.now, deed),
  });
  const numberOf = (id: string, boxNo: number) => `HL${id}${boxNo}`;
  const at = {
    start: (id: string) => packing.startPacking(packer(), id),
    stop: (id: string, why: string) => packing.stopPacking(packer(), id, why),
    seal: (id: string, boxes = [BOX]) => packing.pack(packer(), id, boxes),
    /** By a clock that goes on while it is done. */
    sealSlowly: (id: string) => {
      let passed = 0;
      const now = () => new Date(shop.clock.now.getTime() + passed++);
      return packing.pack({ ...packer(), now }, id, [BOX]);
    },
    send: (id: string, boxes = 1, carrier = CARRIER) =>
      packing.handOver(
        packer(),
        id,
        Array.from({ length: boxes }, (_, index) => ({ boxNo: index + 1, carrier, trackingNo: numberOf(id, index + 1) })),
      ),
    /** What the carrier says of a box, `minutes` from now. */
    say: (id: string, words: [state: TrackingNews['state'], minutes: number][], boxNo = 1, provider = 'test') => {
      const news = words.map(([state, minutes]) => ({
        at: new Date(shop.clock.now.getTime() + minutes * 60_000),
        code: state,
        state,
        leg: 'LINE_HAUL' as const,
        place: 'Sydney',
        text: `It is ${state}`,
      }));
      return applyTracking(packer(), { provider, carrier: CARRIER, trackingNo: numberOf(id, boxNo), news });
    },
  };
  const packed = async (boxes = [BOX], change: Parameters<typeof order>[0] = {}) => {
    const { id } = await order(change);
    await at.start(id);
    await at.seal(id, boxes);
    return id;
  };
  return {
    ...at,
    seize: (id: string, note = '') => seizeShipment(packer(), id, note),
    lose: (id: string) => loseShipment(packer(), id),
    /** An order of one parcel that is packed in these boxes. */
    packed,
    /** The same, paid and in a carrier's hands. */
    shipped: async (boxes?: (typeof BOX)[], change: Parameters<typeof order>[0] = {}) => {
      const id = await packed(boxes, change);
      await pay(id);
      await at.send(id, boxes?.length);
      await at.say(id, [['PICKED_UP', 1], ['CUSTOMS', 2]]);
      return id;
    },
  };
} // prettier-ignore

/** Something on its way that customs have taken. @returns its id */
export async function seized(at: Shipping): Promise<string> {
  const desk = packingAt(at);
  const id = await desk.shipped();
  await desk.seize(id);
  return id;
}
