import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { isSameLook, SHAPE_SLACK } from './picture-likeness';
import type { Tx } from '../../db/database';
import { depositProof } from '../../db/schema/offline-deposit';

/** So many of a shop's latest pictures are looked at: nobody shows a receipt of last year again. */
const LATEST = 5_000;

/** Pictures of transfers, of the whole shop. */
export const proofLikenessRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** Other deposits for which copies of this one's pictures were shown. */
  async likeThoseOf(depositId: string): Promise<string[]> {
    const latest = tx
      .select({ depositId: depositProof.depositId, shape: depositProof.shape, light: depositProof.light })
      .from(depositProof)
      .where(and(eq(depositProof.tenantId, tenantId), isNotNull(depositProof.shape)))
      .orderBy(desc(depositProof.shownAt))
      .limit(LATEST)
      .as('latest');
    const near = await tx
      .select({ id: latest.depositId, light: latest.light, own: depositProof.light })
      .from(depositProof)
      .innerJoin(latest, sql`bit_count(${latest.shape} # ${depositProof.shape}) <= ${SHAPE_SLACK}`)
      .where(
        and(
          eq(depositProof.tenantId, tenantId),
          eq(depositProof.depositId, depositId),
          ne(latest.depositId, depositId),
        ),
      );
    return near.flatMap(({ id, light, own }) => (light && own && isSameLook(light, own) ? [id] : []));
  },
});
