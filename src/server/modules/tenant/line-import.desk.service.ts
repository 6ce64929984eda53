import { isDeepStrictEqual } from 'node:util';
import type { LocalizedText } from '../../../contract/fields';
import type { ImportShape, LineCheck, LineCheckInput, LineImport, LineImported, LineRecord, LineTable } from '../../../contract/line-desk'; // prettier-ignore
import { LIMITS } from '../../../contract/limits';
import type { LineTerms } from '../../../contract/transit-line';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { importShapeRepo } from './import-shape.repo';
import { knownOfShop, placeLine, presentLine, readLineTerms } from './line-place.service';
import { namedChangesOf, type KnownOfShop } from './line-terms.rules';
import { readTerms } from './read-terms.service';
import { inTurn } from './line.desk.service';
import { transitLineRepo } from './transit-line.repo';

/** Terms that cannot be read are left out: nothing is compared with them. */
export const readTable = (ctx: StaffCtx): Promise<LineTable> =>
  ctx.tx(async (tx) => {
    const rows = await transitLineRepo(tx, { tenantId: ctx.tenant.id }).listFrom(ctx.now());
    // those in force come first
    const firsts = rows.filter(({ line }, at) => rows.findIndex((row) => row.line.id === line.id) === at);
    const lines = firsts.flatMap(({ line, version }) => {
      const terms = readLineTerms(version.terms);
      return terms ? [{ name: line.name, title: line.title as LocalizedText, terms }] : [];
    });
    return { lines };
  });

export const readShape = (ctx: StaffCtx, id: string): Promise<ImportShape> =>
  ctx.tx(async (tx) => ({ plan: await importShapeRepo(tx, { tenantId: ctx.tenant.id }).find(id) }));

/** What a table would make of the lines that are there. Writes nothing. */
export const checkLines = (ctx: StaffCtx, { lines }: LineCheckInput): Promise<LineCheck> =>
  ctx.tx(async (tx) => {
    const known = await knownOfShop(tx, ctx);
    const checked: LineCheck['lines'] = [];
    for (const line of lines) checked.push(await checkLine(tx, ctx, line, known));
    const seen = new Set<string>();
    // the second of a name would go over the first
    for (const line of checked) {
      if (seen.has(line.name)) Object.assign(line, { outcome: 'REFUSED', errors: [{ path: 'name', code: 'taken' }] });
      seen.add(line.name);
    }
    return { lines: checked };
  });

async function checkLine(
  tx: Tx,
  ctx: StaffCtx,
  { name, title, terms }: LineCheckInput['lines'][number],
  known: KnownOfShop,
): Promise<LineCheck['lines'][number]> {
  const found = await findLine(tx, ctx, name);
  const version = found?.version ?? null;
  const read = readTerms(terms, known);
  if ('faults' in read) return { name, outcome: 'REFUSED', version, errors: read.faults.slice(0, 20), changes: [] };
  if (!found && !Object.values(title).some(Boolean))
    return { name, outcome: 'REFUSED', version, errors: [{ path: 'title', code: 'required' }], changes: [] };
  const held = heldBy(found);
  const isSame = found !== undefined && isDeepStrictEqual(held, read.terms);
  const changes = isSame ? [] : namedChangesOf(held, read.terms, known);
  return { name, outcome: !found ? 'NEW' : isSame ? 'SAME' : 'CHANGED', version, errors: [], changes };
}

/** In force; of one that has not begun the first to come. */
const heldBy = (line: LineRecord | undefined): LineTerms | undefined =>
  (line?.versions.find(({ state }) => state === 'IN_FORCE') ?? line?.versions.findLast(({ state }) => state === 'TO_COME'))?.terms ?? undefined; // prettier-ignore

/** All of them or none. @throws AppError STATE_CONFLICT with the names of those that were changed meanwhile; INVALID */
export const importLines = (ctx: StaffCtx, { lines, from, note, shape }: LineImport): Promise<LineImported> =>
  inTurn(ctx, async (tx) => {
    const found = new Map<string, LineRecord | undefined>();
    for (const { name } of lines) found.set(name, await findLine(tx, ctx, name));
    const stale = lines.filter(({ name, version }) => (found.get(name)?.version ?? null) !== version);
    if (stale.length > 0) throw new AppError('STATE_CONFLICT', { data: { stale: stale.map(({ name }) => name) } });
    if (new Set(lines.map(({ name }) => name)).size < lines.length)
      throw new AppError('INVALID', { errors: [{ path: 'lines', code: 'twice' }] });
    const added = lines.filter(({ name }) => !found.get(name)).length;
    if (added > 0 && added + (await transitLineRepo(tx, { tenantId: ctx.tenant.id }).count()) > LIMITS.shopLines)
      throw new AppError('INVALID', { errors: [{ path: 'lines', code: 'too_many' }] });
    for (const { name, title, terms } of lines) {
      const known = found.get(name);
      const head = { name, title: known?.title ?? title, isOffered: known?.isOffered ?? true };
      await placeLine(tx, ctx, { ...head, terms }, { from, note });
    }
    if (shape) await importShapeRepo(tx, { tenantId: ctx.tenant.id }).save(shape.id, shape.plan, ctx.now());
    return { published: lines.map(({ name }) => name) };
  });

const findLine = (tx: Tx, ctx: StaffCtx, name: string): Promise<LineRecord | undefined> =>
  presentLine(tx, ctx, name).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
