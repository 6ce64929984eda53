import * as z from 'zod/mini';
import { LIMITS } from '../../../contract/limits';
import type { NewService, ServiceHeadInput, ServiceList, ServicePublication, ServiceRecord } from '../../../contract/service-desk'; // prettier-ignore
import type { ServiceTerms } from '../../../contract/shop-offers';
import { ServiceTerms as ServiceTermsSchema } from '../../../contract/shop-offers.schemas';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { beginningOf, presentHead, versionsVersion } from './dated.rules';
import { inTurn } from './line.desk.service';
import { servicePriceRepo } from './service-price.repo';
import { shopServiceRepo } from './shop-service.repo';

/** More of them no shopper reads through. */
const MOST_SERVICES = 60;
const subjectOf = (code: string) => ({ subjectKind: 'SERVICE', subjectId: code });
const currenciesOf = ({ tenant }: StaffCtx) => [...new Set(['CNY', tenant.currency])];

const readTerms = (stored: unknown): ServiceTerms | null => {
  const read = z.safeParse(ServiceTermsSchema, stored);
  return read.success ? read.data : null;
};

/** In the shop's own order, those that are offered no more too. */
export const listServices = (ctx: StaffCtx): Promise<ServiceList> =>
  ctx.tx(async (tx) => {
    const items: ServiceRecord[] = [];
    for (const code of await shopServiceRepo(tx, { tenantId: ctx.tenant.id }).listCodes())
      items.push(await present(tx, ctx, code));
    return { items, currencies: currenciesOf(ctx) };
  });

/** @throws AppError STATE_CONFLICT with the service that has the code; INVALID */
export const createService = (
  ctx: StaffCtx,
  { code, terms, from, note, ...head }: NewService,
): Promise<ServiceRecord> =>
  inTurn(ctx, async (tx) => {
    const repo = shopServiceRepo(tx, { tenantId: ctx.tenant.id });
    if (await repo.find(code)) throw new AppError('STATE_CONFLICT', { data: await present(tx, ctx, code) });
    if ((await repo.listCodes()).length >= MOST_SERVICES)
      throw new AppError('INVALID', { errors: [{ path: 'code', code: 'too_many' }] });
    await repo.save({ code, ...head, isOffered: true });
    await place(tx, ctx, code, { terms, from, note });
    return present(tx, ctx, code);
  });

/** @throws AppError STATE_CONFLICT with the service as it is, where another was read; NOT_FOUND */
export const setServiceHead = (ctx: StaffCtx, code: string, input: ServiceHeadInput): Promise<ServiceRecord> =>
  ofVersion(ctx, code, input.version, async (tx, { kind, ...known }) => {
    const { name, remark, isOffered } = input;
    await shopServiceRepo(tx, { tenantId: ctx.tenant.id }).save({ code, kind, name, remark, isOffered });
    await recordDeed(tx, ctx, {
      ...{ action: 'settings.edit', ...subjectOf(code) },
      before: { name: known.name, remark: known.remark, isOffered: known.isOffered },
      after: { name, remark, isOffered },
    });
  });

/** What has been asked for keeps its price. @throws AppError STATE_CONFLICT as above; NOT_FOUND, INVALID */
export const publishPrice = (ctx: StaffCtx, code: string, input: ServicePublication): Promise<ServiceRecord> =>
  ofVersion(ctx, code, input.version, (tx) => place(tx, ctx, code, input));

/** @throws AppError STATE_CONFLICT with the service as it is, where another was read or the price has begun; NOT_FOUND */
export const withdrawPrice = (ctx: StaffCtx, code: string, id: string, version: string): Promise<ServiceRecord> =>
  ofVersion(ctx, code, version, async (tx, known) => {
    const found = known.versions.find((each) => each.id === id);
    if (!found) throw new AppError('NOT_FOUND');
    if (found.state !== 'TO_COME') throw new AppError('STATE_CONFLICT', { data: known });
    await servicePriceRepo(tx, { tenantId: ctx.tenant.id }).withdraw(id, ctx.staff.staffId, ctx.now());
    await recordDeed(tx, ctx, {
      ...{ action: 'settings.edit', ...subjectOf(code) },
      before: { from: found.validFrom },
      after: { withdrawn: found.validFrom },
    });
  });

const ofVersion = (
  ctx: StaffCtx,
  code: string,
  version: string,
  work: (tx: Tx, known: ServiceRecord) => Promise<void>,
): Promise<ServiceRecord> =>
  inTurn(ctx, async (tx) => {
    const known = await present(tx, ctx, code);
    if (known.version !== version) throw new AppError('STATE_CONFLICT', { data: known });
    await work(tx, known);
    return present(tx, ctx, code);
  });

async function place(
  tx: Tx,
  ctx: StaffCtx,
  code: string,
  { terms, from, note }: Pick<ServicePublication, 'terms' | 'from' | 'note'>,
): Promise<void> {
  const refuse = (path: string, why: string) => new AppError('INVALID', { errors: [{ path, code: why }] });
  if (!currenciesOf(ctx).includes(terms.currency)) throw refuse('terms.currency', 'unknown');
  const repo = shopServiceRepo(tx, { tenantId: ctx.tenant.id });
  const service = await repo.find(code);
  if (!service) throw new AppError('NOT_FOUND');
  const standing = await repo.listPrices(service.id);
  const now = ctx.now();
  if (standing.filter(({ validFrom }) => validFrom > now).length >= LIMITS.versionsAhead)
    throw refuse('version', 'too_many');
  const begins = beginningOf(from, standing, { timezoneOffset: ctx.tenant.timezoneOffset, now });
  if (!begins) throw refuse('from', 'day_taken');
  await repo.addPrice(service.id, { id: newId(), validFrom: begins, author: ctx.staff.staffId, note, terms });
  const held = standing.findLast(({ validFrom }) => validFrom <= begins);
  await recordDeed(tx, ctx, {
    ...{ action: 'settings.edit', ...subjectOf(code), reason: note },
    before: held ? { charge: readTerms(held.terms)?.charge } : null,
    after: { from: begins.toISOString(), charge: terms.charge },
  });
}

/** @throws AppError NOT_FOUND */
async function present(tx: Tx, ctx: StaffCtx, code: string): Promise<ServiceRecord> {
  const { id: tenantId } = ctx.tenant;
  const service = await shopServiceRepo(tx, { tenantId }).find(code);
  if (!service) throw new AppError('NOT_FOUND');
  const rows = await servicePriceRepo(tx, { tenantId }).listLatest(service.id, LIMITS.versionsShown);
  const at = { now: ctx.now(), names: await namesOfStaff(tx, tenantId) };
  const name = service.name as ServiceRecord['name'];
  const remark = service.remark as ServiceRecord['remark'];
  return {
    version: versionsVersion(rows, [name, remark, service.isOffered]),
    ...{ code, kind: service.kind, name, remark, isOffered: service.isOffered },
    versions: rows.map((row) => ({ ...presentHead(row, rows, at), terms: readTerms(row.terms) })),
  };
}
