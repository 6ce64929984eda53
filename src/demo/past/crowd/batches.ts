import { batchDeskEndpoints } from '../../../contract/batch.desk.endpoints';
import { boxCodeOf } from '../../../contract/box-code';
import type { Crowd } from './crowd';

interface Wanted {
  carrier: string;
  masterNo: string;
  /** Closed and handed over. */
  isLeaving: boolean;
}

/** A batch of what these shoppers have sent and paid, scanned box by box; of where most of it lies. */
export async function fillBatch({ members, openDesk, wait }: Crowd, { isLeaving, ...about }: Wanted): Promise<void> {
  const desk = await openDesk('packer');
  const { warehouses } = await desk(batchDeskEndpoints.list, { query: {} });
  const codes = members.flatMap(({ sent }) => sent.map(({ orderNo }) => boxCodeOf(orderNo, 1)));
  for (const { id: warehouseId } of warehouses) {
    const { id } = await desk(batchDeskEndpoints.open, { body: { warehouseId, ...about } });
    const params = { id };
    let version = 1;
    let added = 0;
    for (const code of codes) {
      const answer = await desk(batchDeskEndpoints.scan, { params, body: { code } });
      version = answer.version;
      if (answer.say === 'ADDED') added += 1;
    }
    if (added === 0) continue;
    if (!isLeaving) return;
    wait(1);
    ({ version } = await desk(batchDeskEndpoints.close, { params, body: { version } }));
    await desk(batchDeskEndpoints.handOver, { params, body: { version } });
    return;
  }
}
