import * as z from 'zod/mini';
import type { ShopService, ShopWarehouse } from '../../../contract/shop-offers';
import { ShopService as ShopServiceSchema } from '../../../contract/shop-offers.schemas';
import type { TransitLine } from '../../../contract/transit-line';
import { TransitLine as TransitLineSchema } from '../../../contract/transit-line.schemas';
import type { Tx } from '../../db/database';
import { newId } from '../../kernel/tokens';
import { compareVersions, type Version } from './offer-versions.rules';
import { ShopRefusal } from './shop-refusal';
import { shopServiceRepo } from './shop-service.repo';
import { transitLineRepo } from './transit-line.repo';
import { warehouseRepo } from './warehouse.repo';

/** By its code: a new warehouse, or other facts of one. */
export const saveWarehouse = (tx: Tx, tenantId: string, warehouse: ShopWarehouse): Promise<void> =>
  warehouseRepo(tx, { tenantId }).save(warehouse);

/**
 * By its name: a new line with all its versions, or more of them to come for one that is there. What has held stays as
 * it is. @returns how many versions were added @throws ShopRefusal
 */
export async function publishLine(tx: Tx, tenantId: string, line: TransitLine, now: Date): Promise<number> {
  const repo = transitLineRepo(tx, { tenantId });
  // first: from here on nobody else changes the shop
  const id = await repo.save({ id: newId(), name: line.name, title: line.title, isOffered: line.isOffered });
  const known = (await findLine(tx, tenantId, line.name))?.versions ?? [];
  const added = newOf(known, line.versions, now);
  for (const version of added) await repo.addVersion(id, { ...version, id: newId(), validFrom: new Date(version.validFrom) }); // prettier-ignore
  return added.length;
}

/** The same of a service and its prices. @throws ShopRefusal */
export async function publishService(tx: Tx, tenantId: string, service: ShopService, now: Date): Promise<number> {
  const repo = shopServiceRepo(tx, { tenantId });
  const id = await repo.save(service);
  const known = (await findService(tx, tenantId, service.code))?.versions ?? [];
  const added = newOf(known, service.versions, now);
  for (const price of added) await repo.addPrice(id, { ...price, id: newId(), validFrom: new Date(price.validFrom) });
  return added.length;
}

/** With all its versions, as it may be brought in again. @throws ShopRefusal where it cannot be read */
export async function findLine(tx: Tx, tenantId: string, name: string): Promise<TransitLine | undefined> {
  const repo = transitLineRepo(tx, { tenantId });
  const row = await repo.find(name);
  if (!row) return undefined;
  const { title, isOffered, id } = row;
  const versions = (await repo.listVersions(id)).map(asVersion);
  // a new one has none yet, and is none before it has
  return versions.length === 0 ? undefined : readable(TransitLineSchema, { name, title, isOffered, versions }, name);
}

/** @throws ShopRefusal where it cannot be read */
export async function findService(tx: Tx, tenantId: string, code: string): Promise<ShopService | undefined> {
  const repo = shopServiceRepo(tx, { tenantId });
  const row = await repo.find(code);
  if (!row) return undefined;
  const { kind, name, remark, isOffered, id } = row;
  const versions = (await repo.listPrices(id)).map(asVersion);
  return readable(ShopServiceSchema, { code, kind, name, remark, isOffered, versions }, code);
}

function newOf<T>(known: Version<T>[], given: Version<T>[], now: Date): Version<T>[] {
  const { added, refused } = compareVersions(known, given, now);
  if (refused.length > 0)
    throw new ShopRefusal(refused.map((day) => `Terms from ${day} on are written already or over: give them a later day.`).join('\n')); // prettier-ignore
  return added;
}

const asVersion = ({ validFrom, author, note, terms }: Omit<Version<unknown>, 'validFrom'> & { validFrom: Date }) => ({
  validFrom: validFrom.toISOString(),
  author,
  ...(note && { note }),
  terms,
});

function readable<T>(schema: z.ZodMiniType<T>, stored: unknown, name: string): T {
  const read = z.safeParse(schema, stored);
  if (read.success) return read.data;
  throw new ShopRefusal(`${name} cannot be read: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
}
