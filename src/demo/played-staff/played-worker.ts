import { AppError } from '../../server/kernel/app-error';
import type { DueWork } from '../../server/kernel/due-work';
import { recordCommand } from '../../server/modules/operator/audit.service';
import type { Answerer } from '../../server/modules/purchase/answer-refund.service';
import type { Worker } from '../../server/modules/warehouse/bench.service';

/** Their name in the audit and in what has happened to a parcel. */
const NAME = 'played staff';

export const workerOf = (tenantId: string, at: Date): Worker => ({
  actor: { kind: 'PLAYED', id: NAME },
  at,
  record: (tx, { after, ...deed }) => recordCommand(tx, tenantId, at, { ...deed, after: { ...after, by: NAME } }),
});

export const answererOf = (tenantId: string, at: Date): Answerer => ({
  at,
  record: (tx, { after, ...deed }) => recordCommand(tx, tenantId, at, { ...deed, after: { ...after, by: NAME } }),
});

/** Where a shopper was quicker, there is nothing left to do. */
export const unlessOvertaken =
  (work: DueWork['work']): DueWork['work'] =>
  async (item, now) => {
    try {
      return await work(item, now);
    } catch (error) {
      if (error instanceof AppError && error.code === 'STATE_CONFLICT') return undefined;
      throw error;
    }
  };
