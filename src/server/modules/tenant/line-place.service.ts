import * as z from 'zod/mini';
import type { LocalizedText } from '../../../contract/fields';
import type { LineRecord } from '../../../contract/line-desk';
import { LIMITS } from '../../../contract/limits';
import type { LineTerms } from '../../../contract/transit-line';
import { LineTerms as LineTermsSchema } from '../../../contract/transit-line.schemas';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { recordDeed } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { beginningOf, presentHead, versionsVersion } from './dated.rules';
import { apart, changesOf, strangeIn, type KnownOfShop } from './line-terms.rules';
import { publishLine } from './publish-offers.service';
import { transitLineRepo } from './transit-line.repo';
import { warehouseRepo } from './warehouse.repo';

export const readLineTerms = (stored: unknown): LineTerms | null => {
  const read = z.safeParse(LineTermsSchema, stored);
  return read.success ? read.data : null;
};

export async function knownOfShop(tx: Tx, { tenant, locale }: StaffCtx): Promise<KnownOfShop> {
  const warehouses = await warehouseRepo(tx, { tenantId: tenant.id }).list();
  return {
    currencies: [...new Set(['CNY', tenant.currency])],
    warehouses: apart(warehouses.map(({ code: id, name }) => ({ id, name: localize(name, locale, tenant) }))),
    stations: apart((tenant.stations ?? []).map(({ id, name }) => ({ id, name: localize(name, locale, tenant) }))),
  };
}

/** @throws AppError NOT_FOUND */
export async function presentLine(tx: Tx, ctx: StaffCtx, name: string): Promise<LineRecord> {
  const { id: tenantId } = ctx.tenant;
  const repo = transitLineRepo(tx, { tenantId });
  const line = await repo.find(name);
  if (!line) throw new AppError('NOT_FOUND');
  const rows = await repo.listLatest(line.id, LIMITS.versionsShown);
  const at = { now: ctx.now(), names: await namesOfStaff(tx, tenantId) };
  return {
    version: versionsVersion(rows, [line.title, line.isOffered]),
    name: line.name,
    title: line.title as LocalizedText,
    isOffered: line.isOffered,
    known: await knownOfShop(tx, ctx),
    versions: rows.map((row) => ({ ...presentHead(row, rows, at), terms: readLineTerms(row.terms) })),
  };
}

/** What a line goes by now; null where nothing holds yet, or it cannot be read. @throws AppError NOT_FOUND */
export async function findTerms(tx: Tx, ctx: StaffCtx, name: string): Promise<LineTerms | null> {
  const repo = transitLineRepo(tx, { tenantId: ctx.tenant.id });
  const line = await repo.find(name);
  if (!line) throw new AppError('NOT_FOUND');
  const held = await repo.findInForce(line.id, ctx.now());
  return held ? readLineTerms(held.terms) : null;
}

interface Wanted {
  name: string;
  title: LocalizedText;
  isOffered: boolean;
  terms: LineTerms;
}

/** Terms of a line from a day on, in the turn of the shop, by the way of files and commands. @throws AppError INVALID */
export async function placeLine(
  tx: Tx,
  ctx: StaffCtx,
  { terms, ...line }: Wanted,
  { from, note }: { from: string | null; note: string },
): Promise<void> {
  const { id: tenantId, timezoneOffset } = ctx.tenant;
  const now = ctx.now();
  const faults = strangeIn(terms, await knownOfShop(tx, ctx)).map(({ path, code }) => ({
    path: `terms.${path}`,
    code,
  }));
  if (faults.length > 0) throw new AppError('INVALID', { errors: faults });
  const repo = transitLineRepo(tx, { tenantId });
  const row = await repo.find(line.name);
  const standing = row ? await repo.listVersions(row.id) : [];
  if (standing.filter(({ validFrom }) => validFrom > now).length >= LIMITS.versionsAhead)
    throw new AppError('INVALID', { errors: [{ path: 'version', code: 'too_many' }] });
  const begins = beginningOf(from, standing, { timezoneOffset, now });
  if (!begins) throw new AppError('INVALID', { errors: [{ path: 'from', code: 'day_taken' }] });
  const version = { validFrom: begins.toISOString(), author: ctx.staff.staffId, note, terms };
  await publishLine(tx, tenantId, { ...line, versions: [version] }, now);
  const held = standing.findLast(({ validFrom }) => validFrom <= begins);
  const changes = changesOf(held && (readLineTerms(held.terms) ?? undefined), terms);
  await recordDeed(tx, ctx, {
    ...{ action: 'settings.edit', subjectKind: 'TRANSIT_LINE', subjectId: line.name, reason: note },
    before: held ? Object.fromEntries(changes.map(({ path, before }) => [path, before])) : null,
    after: { from: version.validFrom, ...Object.fromEntries(changes.map(({ path, after }) => [path, after])) },
  });
}
