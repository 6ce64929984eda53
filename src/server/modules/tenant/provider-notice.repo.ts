import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { providerEvent } from '../../db/schema/provider-event';

/** When each of these told of a payment of the shop's last; those that never did are missing. */
export async function listLastNotices(tx: Tx, tenantId: string, providers: string[]): Promise<Map<string, Date>> {
  const { provider, createdAt } = providerEvent;
  const told = new Map<string, Date>();
  for (const name of providers) {
    const [row] = await tx
      .select({ createdAt })
      .from(providerEvent)
      .where(and(eq(providerEvent.tenantId, tenantId), eq(provider, name)))
      .orderBy(desc(createdAt))
      .limit(1);
    if (row) told.set(name, row.createdAt);
  }
  return told;
}
