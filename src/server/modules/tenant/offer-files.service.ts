import type * as z from 'zod/mini';
import { ShopService, ShopWarehouse } from '../../../contract/shop-offers.schemas';
import { TransitLine } from '../../../contract/transit-line.schemas';
import { shopTx, systemTx, type Tx } from '../../db/database';
import { findLine, findService, publishLine, publishService, saveWarehouse } from './publish-offers.service';
import { ShopRefusal } from './shop-refusal';
import { shopServiceRepo } from './shop-service.repo';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';
import { transitLineRepo } from './transit-line.repo';
import { warehouseRepo } from './warehouse.repo';
import { readByHand } from './written-by-hand.rules';

export type OfferKind = 'line' | 'warehouse' | 'service';

/** What a shop offers of a kind, as it may be brought in again; of all or of the one that is named. @throws ShopRefusal */
export async function exportOffers(tenantId: string, kind: OfferKind, name?: string): Promise<unknown[]> {
  await requireShop(tenantId);
  const offers = await shopTx(tenantId, (tx) => LISTS[kind](tx, tenantId));
  const named = name === undefined ? offers : offers.filter((offer) => nameOf(offer) === name);
  if (name !== undefined && named.length === 0) throw new ShopRefusal(`${tenantId} has no ${kind} ${name}.`);
  return named;
}

/** Of a file, all or nothing. @returns a line for each @throws ShopRefusal */
export async function importOffers(tenantId: string, kind: OfferKind, given: unknown, now: Date): Promise<string[]> {
  const { currency } = await requireShop(tenantId);
  const save = SAVERS[kind];
  const said = await shopTx(tenantId, async (tx) => {
    const outcomes: string[] = [];
    for (const one of Array.isArray(given) ? given : [given])
      outcomes.push(await save({ tx, tenantId, currency, now }, one));
    return outcomes;
  });
  forgetTenant(tenantId);
  return said;
}

interface Place {
  tx: Tx;
  tenantId: string;
  currency: string;
  now: Date;
}

const LISTS: Record<OfferKind, (tx: Tx, tenantId: string) => Promise<object[]>> = {
  async warehouse(tx, tenantId) {
    const rows = await warehouseRepo(tx, { tenantId }).list();
    return rows.map(({ id: _, ...warehouse }) => warehouse);
  },
  async line(tx, tenantId) {
    const names = await transitLineRepo(tx, { tenantId }).listNames();
    return present(await oneByOne(names, (name) => findLine(tx, tenantId, name)));
  },
  async service(tx, tenantId) {
    const codes = await shopServiceRepo(tx, { tenantId }).listCodes();
    return present(await oneByOne(codes, (code) => findService(tx, tenantId, code)));
  },
};

const SAVERS: Record<OfferKind, (place: Place, given: unknown) => Promise<string>> = {
  async warehouse({ tx, tenantId }, given) {
    const warehouse = read(ShopWarehouse, given);
    await saveWarehouse(tx, tenantId, warehouse);
    return `${warehouse.code}: written`;
  },
  async line({ tx, tenantId, currency, now }, given) {
    const line = read(TransitLine, given);
    requireCurrency(line.name, line.versions, currency);
    const codes = (await warehouseRepo(tx, { tenantId }).list()).map(({ code }) => code);
    const strange = line.versions.flatMap(({ terms }) => terms.warehouses.filter((code) => !codes.includes(code)));
    if (strange.length > 0) throw new ShopRefusal(`${line.name}: there is no warehouse ${[...new Set(strange)].join(', ')}.`); // prettier-ignore
    return said(line.name, await publishLine(tx, tenantId, line, now));
  },
  async service({ tx, tenantId, currency, now }, given) {
    const service = read(ShopService, given);
    requireCurrency(service.code, service.versions, currency);
    return said(service.code, await publishService(tx, tenantId, service, now));
  },
};

const said = (name: string, added: number) =>
  `${name}: ${added === 0 ? 'no new version' : added === 1 ? '1 new version' : `${String(added)} new versions`}`;

/** Sums are changed from yuan, or not at all. */
function requireCurrency(name: string, versions: { terms: { currency: string } }[], currency: string): void {
  const strange = versions.find(({ terms }) => !['CNY', currency].includes(terms.currency));
  if (strange) throw new ShopRefusal(`${name}: ${strange.terms.currency} is neither CNY nor the shop’s ${currency}.`);
}

function read<T>(schema: z.ZodMiniType<T>, given: unknown): T {
  const result = readByHand(schema, given);
  if ('data' in result) return result.data;
  throw new ShopRefusal(result.wrong.map((line) => `${nameOf(given)}: ${line}`).join('\n'));
}

function nameOf(offer: unknown): string {
  const { name, code } = (offer ?? {}) as { name?: unknown; code?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'It';
}

/** @throws ShopRefusal */
async function requireShop(tenantId: string) {
  const found = await systemTx((tx) => tenantRepo(tx).findById(tenantId));
  if (!found) throw new ShopRefusal(`There is no shop ${tenantId}.`);
  return found;
}

async function oneByOne<T, R>(things: T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const thing of things) results.push(await work(thing));
  return results;
}

const present = <T>(things: (T | undefined)[]): T[] => things.flatMap((thing) => thing ?? []);
