import { retriedTx } from '../../kernel/retried-tx';
import type { TenantScope } from '../../kernel/tenant-scope';
import { transitRepo, type BoxRow } from './transit.repo';

type Named = Pick<BoxRow, 'boxNo' | 'localCarrier' | 'localTrackingNo'>;

/** Whoever takes boxes over for the last stretch says under which numbers. */
export const nameCourier = (scope: TenantScope, transitOrderId: string, boxes: readonly Named[]): Promise<void> =>
  retriedTx(scope, async (tx) => {
    const repo = transitRepo(tx, scope);
    for (const named of boxes) await repo.nameCarrier(transitOrderId, named);
  });
