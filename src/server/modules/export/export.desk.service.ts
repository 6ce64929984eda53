import { gunzipSync } from 'node:zlib';
import type { Export, ExportInput, Exports } from '../../../contract/export';
import type { Permission } from '../../../contract/staff-roles';
import { AppError } from '../../kernel/app-error';
import { lacksSecondFactor, mayDo } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { countAttempt } from '../../kernel/rate-limit';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import type { ExportKind } from '../../kernel/export-kind';
import { exportRepo, type NamedExport } from './export.repo';
import { aboutPart, spanOf } from './export.rules';

/** It holds what people would not want to lie about. */
const KEPT_MS = 24 * 3_600_000;
const ASKED = { max: 30, windowSeconds: 3600 };

const scopeOf = (ctx: StaffCtx) => ({ tenantId: ctx.tenant.id });

/** @throws AppError FORBIDDEN */
function requireRight(ctx: StaffCtx, permission: Permission): void {
  if (!mayDo(ctx.staff, permission)) throw new AppError('FORBIDDEN', { data: { permission } });
  if (lacksSecondFactor(ctx, ctx.staff)) throw new AppError('FORBIDDEN', { data: { permission, reason: 'SECOND_FACTOR' } }); // prettier-ignore
}

export async function listExports(ctx: StaffCtx, kinds: readonly ExportKind[]): Promise<Exports> {
  const mine = kinds.filter(({ permission }) => mayDo(ctx.staff, permission));
  const rows = await ctx.tx((tx) => exportRepo(tx, scopeOf(ctx)).list(ctx.now()));
  const known = (row: NamedExport) => mine.some(({ name }) => name === row.kind);
  return {
    items: rows.filter(known).map(present),
    kinds: mine.map(({ name, columns }) => ({ name, columns: [...columns] })),
  };
}

/** @throws AppError NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS */
export async function startExport(ctx: StaffCtx, kinds: readonly ExportKind[], asked: ExportInput): Promise<Export> {
  const kind = kinds.find(({ name }) => name === asked.kind);
  if (!kind) throw new AppError('NOT_FOUND');
  requireRight(ctx, kind.permission);
  await countAttempt(ctx, { key: `export:${ctx.staff.staffId}`, ...ASKED });
  return ctx.tx(async (tx) => {
    const repo = exportRepo(tx, scopeOf(ctx));
    const filter = filterOf(asked);
    const same = (await repo.list(ctx.now())).find(
      (row) =>
        row.state === 'WORKING' &&
        row.kind === asked.kind &&
        row.askedBy === ctx.staff.staffId &&
        JSON.stringify(filterOf(row.filter)) === JSON.stringify(filter),
    );
    if (same) return present(same);
    const expected = await kind.count(tx, ctx.tenant, spanOf(filter, ctx.tenant.timezoneOffset));
    const id = newId();
    const createdAt = ctx.now();
    const expiresAt = new Date(createdAt.getTime() + KEPT_MS);
    const of = { id, kind: kind.name, filter, language: ctx.locale, askedBy: ctx.staff.staffId };
    await repo.insert({ ...of, expected, createdAt, expiresAt });
    await recordDeed(tx, ctx, deedOf(kind, id, { kind: kind.name, ...filter }));
    return present(await requireRow(repo, id));
  });
}

/** A piece of it. Who takes one stands in the audit. @throws AppError NOT_FOUND, FORBIDDEN */
export async function readPart(
  ctx: StaffCtx,
  kinds: readonly ExportKind[],
  { id, part }: { id: string; part: number },
): Promise<{ text: string }> {
  const { tenant } = ctx;
  return ctx.tx(async (tx) => {
    const repo = exportRepo(tx, scopeOf(ctx));
    const { row, kind } = await requireOwn(ctx, repo, kinds, id);
    const sealed = row.state === 'DONE' ? await repo.findPart(id, part) : undefined;
    if (sealed === undefined) throw new AppError('NOT_FOUND');
    await recordDeed(tx, ctx, deedOf(kind, id, { taken: true, part, lines: row.lines }));
    const packed = (await dataKeyOf(tx, tenant.id)).open(sealed, aboutPart(id, part));
    return { text: gunzipSync(Buffer.from(packed, 'base64')).toString('utf8') };
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function removeExport(ctx: StaffCtx, kinds: readonly ExportKind[], id: string): Promise<Exports> {
  await ctx.tx(async (tx) => {
    const repo = exportRepo(tx, scopeOf(ctx));
    const { kind } = await requireOwn(ctx, repo, kinds, id);
    await repo.remove(id);
    await recordDeed(tx, ctx, { ...deedOf(kind, id, {}), before: { kind: kind.name }, after: null });
  });
  return listExports(ctx, kinds);
}

async function requireOwn(
  ctx: StaffCtx,
  repo: ReturnType<typeof exportRepo>,
  kinds: readonly ExportKind[],
  id: string,
) {
  // prettier-ignore
  const row = await requireRow(repo, id);
  const kind = kinds.find(({ name }) => name === row.kind);
  if (!kind || row.expiresAt <= ctx.now()) throw new AppError('NOT_FOUND');
  requireRight(ctx, kind.permission);
  return { row, kind };
}

/** @throws AppError NOT_FOUND */
async function requireRow(repo: ReturnType<typeof exportRepo>, id: string): Promise<NamedExport> {
  const row = await repo.find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const filterOf = ({ from, until }: { from?: string | undefined; until?: string | undefined }): Record<string, string> => ({
  ...(from && { from }),
  ...(until && { until }),
}); // prettier-ignore

const deedOf = ({ permission }: ExportKind, subjectId: string, after: Record<string, unknown>) => ({
  ...{ action: permission, subjectKind: 'EXPORT', subjectId, after },
});

const present = (row: NamedExport): Export => ({
  id: row.id,
  kind: row.kind as Export['kind'],
  from: row.filter.from ?? null,
  until: row.filter.until ?? null,
  state: row.state,
  ...{ lines: row.lines, expected: row.expected, bytes: row.bytes, parts: row.parts },
  askedBy: row.askedName,
  askedAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
