import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { servicePrice } from '../../db/schema/offers';
import type { ServicePriceRow } from './shop-service.repo';

/** Prices of services for who writes them: a price is only ever added, or taken back before it begins. */
export const servicePriceRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** Also those that were taken back, the last to begin first, and of one day the one that stands. */
  listLatest: (serviceId: string, most: number): Promise<ServicePriceRow[]> =>
    tx
      .select()
      .from(servicePrice)
      .where(and(eq(servicePrice.tenantId, tenantId), eq(servicePrice.serviceId, serviceId)))
      .orderBy(desc(servicePrice.validFrom), sql`${servicePrice.withdrawnAt} desc nulls first`)
      .limit(most),
  /** One that has not begun; the database refuses others. */
  async withdraw(id: string, withdrawnBy: string, withdrawnAt: Date): Promise<void> {
    await tx
      .update(servicePrice)
      .set({ withdrawnAt, withdrawnBy })
      .where(and(eq(servicePrice.tenantId, tenantId), eq(servicePrice.id, id), isNull(servicePrice.withdrawnAt)));
  },
});
