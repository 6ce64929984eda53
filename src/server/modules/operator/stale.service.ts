import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { auditRepo } from './audit.repo';

interface Read {
  tenantId: string;
  subjectKind: string;
  subjectId: string;
}

/** For a write whose writer has read an older version: who changed what since, as far as one of the staff did. */
export async function staleError(tx: Tx, { tenantId, ...subject }: Read): Promise<AppError> {
  const [last] = await auditRepo(tx, { tenantId }).list(subject, 1);
  const changed = Object.keys({ ...(last?.before as object | null), ...(last?.after as object | null) });
  const data = { reason: 'STALE', by: last?.staffName ?? null, at: last?.at.toISOString() ?? null, changed };
  return new AppError('STATE_CONFLICT', { data });
}
