import { batchDeskEndpoints as calls } from '../../../../src/contract/batch.desk.endpoints';
import type { Shipping } from './shipping';
import { BOX, packingAt } from './packing';

/** Whoever puts boxes together at a shop's desk, each step as one call. */
export function batchingAt(at: Shipping, as: { staffToken: string }) {
  const { shop } = at;
  const desk = packingAt(at);
  return {
    open: async (carrier = 'Harbour Line', masterNo = 'MB-1') =>
      (await shop.call(calls.open, { body: { warehouseId: 'gz', carrier, masterNo } }, as)).data,
    get: async (id: string) => (await shop.call(calls.get, { params: { id } }, as)).data,
    scan: (id: string, code: string, boxId?: string) =>
      shop.call(calls.scan, { params: { id }, body: { code, ...(boxId && { boxId }) } }, as),
    takeOut: (id: string, boxId: string) => shop.call(calls.takeOut, { params: { id }, body: { boxId } }, as),
    close: (id: string, version: number) => shop.call(calls.close, { params: { id }, body: { version } }, as),
    reopen: (id: string, version: number) => shop.call(calls.reopen, { params: { id }, body: { version } }, as),
    handOver: (id: string, version: number, headers?: Record<string, string>) =>
      shop.call(calls.handOver, { params: { id }, body: { version } }, { ...as, ...(headers && { headers }) }),
    /** A shipment in so many boxes, paid: what its labels say. */
    paid: async (boxes = 1) => {
      const id = await desk.packed(Array.from({ length: boxes }, () => BOX));
      const { orderNo } = (await at.pay(id)).data;
      return { id, codes: Array.from({ length: boxes }, (_, index) => `T-${orderNo}-${String(index + 1)}`) };
    },
  };
}
