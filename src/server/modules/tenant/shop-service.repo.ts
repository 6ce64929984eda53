import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ShopService } from '../../../contract/shop-offers';
import type { Owner, Tx } from '../../db/database';
import { servicePrice, shopService } from '../../db/schema/offers';

/** As they are stored; the terms are parsed by who reads them. */
export type ServiceRow = Omit<typeof shopService.$inferSelect, 'kind'> & Pick<ShopService, 'kind'>;
export type ServicePriceRow = typeof servicePrice.$inferSelect;
type NewPrice = Omit<ShopService['versions'][number], 'validFrom'> & { id: string; validFrom: Date };

/** Services of a shop. A price is only ever added. */
export const shopServiceRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  /** Each service with its price in force at this time and those to come, the earliest first; or without one. */
  async listFrom(now: Date): Promise<{ service: ServiceRow; price: ServicePriceRow | null }[]> {
    const ofService = and(eq(servicePrice.tenantId, shopService.tenantId), eq(servicePrice.serviceId, shopService.id));
    const { validFrom } = servicePrice;
    const stands = and(ofService, isNull(servicePrice.withdrawnAt));
    const inForce = tx.select().from(servicePrice).where(and(stands, lte(validFrom, now))).orderBy(desc(validFrom)).limit(1); // prettier-ignore
    const toCome = tx
      .select()
      .from(servicePrice)
      .where(and(stands, gt(validFrom, now)));
    const rows = await tx
      .select()
      .from(shopService)
      .leftJoinLateral(unionAll(inForce, toCome).as('price'), sql`true`)
      .where(eq(shopService.tenantId, tenantId))
      .orderBy(asc(shopService.position), asc(shopService.id), sql`price.valid_from`);
    return rows.map(({ shop_service: service, price }) => ({ service: service as ServiceRow, price }));
  },
  async find(code: string): Promise<ServiceRow | undefined> {
    const [row] = await tx.select().from(shopService).where(and(eq(shopService.tenantId, tenantId), eq(shopService.code, code))); // prettier-ignore
    return row as ServiceRow | undefined;
  },
  async listCodes(): Promise<string[]> {
    const rows = await tx.select({ code: shopService.code }).from(shopService).where(eq(shopService.tenantId, tenantId)).orderBy(asc(shopService.position), asc(shopService.id)); // prettier-ignore
    return rows.map(({ code }) => code);
  },
  listPrices: (serviceId: string): Promise<ServicePriceRow[]> =>
    tx
      .select()
      .from(servicePrice)
      .where(
        and(
          eq(servicePrice.tenantId, tenantId),
          eq(servicePrice.serviceId, serviceId),
          isNull(servicePrice.withdrawnAt),
        ),
      )
      .orderBy(asc(servicePrice.validFrom)),
  /** By its code; a new one stands behind the others, and keeps the code as its id. @returns its id */
  async save({ code, kind, name, remark, isOffered }: Omit<ShopService, 'versions'>): Promise<string> {
    const set = { kind, name, remark, isOffered };
    const position = sql<number>`(select count(*) from ${shopService} where ${eq(shopService.tenantId, tenantId)})`;
    const [saved] = await tx
      .insert(shopService)
      .values({ tenantId, id: code, code, position, ...set })
      .onConflictDoUpdate({ target: [shopService.tenantId, shopService.code], set })
      .returning({ id: shopService.id });
    return saved?.id ?? code;
  },
  async addPrice(serviceId: string, price: NewPrice): Promise<void> {
    await tx.insert(servicePrice).values({ tenantId, serviceId, ...price });
  },
});
