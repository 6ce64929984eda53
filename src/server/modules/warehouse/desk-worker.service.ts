import type { StaffCtx } from '../../kernel/context';
import { recordDeed } from '../operator/audit.service';
import type { Worker } from './worker';

/** Whoever is at the desk, as those who handle goods are known to the services. */
export const workerOf = (ctx: StaffCtx): Worker => ({
  actor: { kind: 'STAFF', id: ctx.staff.staffId },
  at: ctx.now(),
  record: (tx, deed) => recordDeed(tx, ctx, deed),
});
