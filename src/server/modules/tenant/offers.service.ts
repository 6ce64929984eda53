import * as z from 'zod/mini';
import type { LocalizedText } from '../../../contract/fields';
import type { ServiceTerms, ShopService } from '../../../contract/shop-offers';
import { ServiceTerms as ServiceTermsSchema } from '../../../contract/shop-offers.schemas';
import type { LineTerms } from '../../../contract/transit-line';
import { LineTerms as LineTermsSchema } from '../../../contract/transit-line.schemas';
import { USUAL_WEEK, type WorkingCalendar } from '../../../contract/working-time';
import { shopTx, type Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { keptWithShop } from '../../kernel/kept-with-tenant';
import { log } from '../../kernel/log';
import { inForce } from './offer-versions.rules';
import { shopServiceRepo } from './shop-service.repo';
import { transitLineRepo } from './transit-line.repo';
import { warehouseRepo, type WarehouseRow } from './warehouse.repo';

interface Dated<T> {
  id: string;
  validFrom: Date;
  terms: T;
}
export interface OfferedLine {
  name: string;
  title: LocalizedText;
  /** What holds now; sums that are worked out of it name its id. */
  version: Dated<LineTerms>;
}
export type OfferedService = Pick<ShopService, 'code' | 'kind' | 'name' | 'remark'> & {
  id: string;
  /** None where it is asked for. */
  price: Dated<ServiceTerms> | undefined;
};

type Asker = Pick<Ctx, 'tenant' | 'now'>;

/** The shop's warehouses in its own order, the closed ones too: orders still name them. */
export const warehousesOf = async (ctx: Asker): Promise<WarehouseRow[]> => (await offersOf(ctx)).warehouses;

export const openWarehousesOf = async (ctx: Asker): Promise<WarehouseRow[]> =>
  (await warehousesOf(ctx)).filter(({ isOpen }) => isOpen);

/** The same in somebody's transaction. */
export const warehousesIn = (tx: Tx, ctx: Asker): Promise<WarehouseRow[]> =>
  warehouseRepo(tx, { tenantId: ctx.tenant.id }).list();

/**
 * When people of each warehouse work, for clocks that run by it. By its own wall, which in China is everywhere the same.
 */
export async function calendarsIn(tx: Tx, ctx: Asker): Promise<Map<string, WorkingCalendar>> {
  const repo = warehouseRepo(tx, { tenantId: ctx.tenant.id });
  const warehouses = await repo.list();
  const otherDays = await repo.listDaysFrom(daysFrom(ctx.now()));
  return new Map(warehouses.map(({ id }) => [id, calendarIn(ctx, warehouses, otherDays, id)]));
}

/** Days from one on for which each warehouse is closed, soonest first. */
export async function holidaysIn(tx: Tx, tenantId: string, since: Date): Promise<Map<string, string[]>> {
  const otherDays = await warehouseRepo(tx, { tenantId }).listDaysFrom(since.toISOString().slice(0, 10));
  const closed = otherDays.filter(({ kind }) => kind === 'OFF').toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const found = new Map<string, string[]>();
  for (const { warehouseId, day } of closed) found.set(warehouseId, [...(found.get(warehouseId) ?? []), day]);
  return found;
}

type OtherDays = Awaited<ReturnType<ReturnType<typeof warehouseRepo>['listDaysFrom']>>;

function calendarIn(
  { tenant }: Asker,
  warehouses: WarehouseRow[],
  otherDays: OtherDays,
  warehouseId: string,
): WorkingCalendar {
  const site = warehouses.find(({ id }) => id === warehouseId);
  const days = otherDays.filter((each) => each.warehouseId === warehouseId);
  return {
    offsetHours: offsetOf(tenant, site?.region),
    week: site?.week ?? USUAL_WEEK,
    days: new Map(days.map(({ day, kind }) => [day, kind])),
  };
}

const CHINA_OFFSET = 8;
const offsetOf = ({ timezoneOffset }: Asker['tenant'], region?: WarehouseRow['region']): number =>
  region === 'LOCAL' ? timezoneOffset : CHINA_OFFSET;

/** Which day it is by a warehouse's own wall. */
export const dayIn = ({ tenant, now }: Asker, { region }: Pick<WarehouseRow, 'region'>): string =>
  new Date(now().getTime() + offsetOf(tenant, region) * 3_600_000).toISOString().slice(0, 10);

/** Clocks that began longer ago have ended. */
const LONGEST_CLOCK_MS = 400 * 86_400_000;
const daysFrom = (now: Date) => new Date(now.getTime() - LONGEST_CLOCK_MS).toISOString().slice(0, 10);

/** Lines on offer, each with the terms that hold now. */
export async function linesOf(ctx: Asker): Promise<OfferedLine[]> {
  const { lines } = await offersOf(ctx);
  return lines.flatMap(({ name, title, versions }) => {
    const version = inForce(versions, ctx.now());
    return version ? [{ name, title, version: soldBy(ctx, version) }] : [];
  });
}

/** Insurance pays to balances: where a shop keeps none, none is sold. */
const soldBy = ({ tenant }: Asker, version: Dated<LineTerms>): Dated<LineTerms> =>
  tenant.preference.supportBalancePay
    ? version
    : { ...version, terms: { ...version.terms, insurance: null, cover: {} } };

export async function servicesOf(ctx: Asker): Promise<OfferedService[]> {
  const { services } = await offersOf(ctx);
  return services.map(({ versions, ...service }) => ({ ...service, price: inForce(versions, ctx.now()) }));
}

/** Of all lines of a shop, those that are offered no more too. */
export const lineNamesIn = (tx: Tx, tenantId: string): Promise<string[]> =>
  transitLineRepo(tx, { tenantId }).listNames();

/** Versions of lines by their ids, of whatever time: what was priced by one is explained by it. */
export async function lineVersionsOf(tx: Tx, tenantId: string, versionIds: string[]): Promise<OfferedLine[]> {
  const rows =
    versionIds.length === 0 ? [] : await transitLineRepo(tx, { tenantId }).findVersions([...new Set(versionIds)]);
  return rows.flatMap(({ line, version }) =>
    readable(LineTermsSchema, version, `line ${line.name}`).map((read) => ({
      name: line.name,
      title: line.title as LocalizedText,
      version: read,
    })),
  );
}

/**
 * All of them as they stand, with the versions to come, so that one begins on time: read once for as long as the shop's
 * record is kept. As nobody in particular: whoever asks first must not have to be logged in.
 */
const offersOf = keptWithShop(({ tenant: { id: tenantId }, now }: Asker) =>
  shopTx(tenantId, async (tx) => {
    const [warehouses, lineRows, serviceRows] = await Promise.all([
      warehouseRepo(tx, { tenantId }).list(),
      transitLineRepo(tx, { tenantId }).listFrom(now()),
      shopServiceRepo(tx, { tenantId }).listFrom(now()),
    ]);
    const lines = grouped(lineRows.filter(({ line }) => line.isOffered), ({ line }) => line.id).map(([first, ...more]) => ({
      name: first.line.name,
      title: first.line.title as LocalizedText,
      versions: [first, ...more].flatMap(({ version }) => readable(LineTermsSchema, version, `line ${first.line.name}`)),
    }));
    const services = grouped(serviceRows.filter(({ service }) => service.isOffered), ({ service }) => service.id).map(([first, ...more]) => {
      const { id, code, kind, name, remark } = first.service;
      const prices = [first, ...more].flatMap(({ price }) => price ?? []);
      const versions = prices.flatMap((price) => readable(ServiceTermsSchema, price, `service ${code}`));
      return { id, code, kind, name: name as LocalizedText, remark: remark as LocalizedText, versions };
    });
    return { warehouses, lines, services };
  }),
); // prettier-ignore

/** Terms that cannot be read are not offered, and the log says so when the shop is read. */
function readable<T>(
  schema: z.ZodMiniType<T>,
  { tenantId, id, validFrom, terms }: Dated<unknown> & { tenantId: string },
  of: string,
): Dated<T>[] {
  const read = z.safeParse(schema, terms);
  if (read.success) return [{ id, validFrom, terms: read.data }];
  const wrong = read.error.issues.map(({ path }) => path.join('.'));
  log().warn({ tenant: tenantId, version: id, terms: wrong }, `${of} of shop ${tenantId} is not offered: its terms cannot be read`); // prettier-ignore
  return [];
}

/** Rows of one thing stand behind each other. */
function grouped<R>(rows: R[], keyOf: (row: R) => string): [R, ...R[]][] {
  const groups = new Map<string, [R, ...R[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}
