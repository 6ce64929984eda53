import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { orderItem } from '../../db/schema/shopping';

/** What things were called when they were ordered. */
export const orderWordsRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  wordsOf: (ids: string[]) => {
    const { id, channel, itemId, title, titleOriginal } = orderItem;
    return tx
      .select({ id, channel, itemId, title, titleOriginal })
      .from(orderItem)
      .where(and(eq(orderItem.tenantId, tenantId), inArray(orderItem.id, ids)));
  },
});
