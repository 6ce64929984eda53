import type { Tx } from '../../server/db/database';
import { isAhead, type Weighed } from '../../server/modules/warehouse/weigh-claim.service';

/**
 * Who shows something gets what lies there and nobody else asks for; of several the one who is well ahead. Undefined
 * where none is.
 */
export async function playedJudgement(tx: Tx, weighed: Weighed): Promise<'APPROVE' | 'REFUSE' | undefined> {
  if (!weighed.parcel) return 'REFUSE';
  return !weighed.isRivalled || (await isAhead(tx, weighed)) ? 'APPROVE' : undefined;
}
