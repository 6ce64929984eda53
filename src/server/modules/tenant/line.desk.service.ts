import type { LineHeadInput, LineList, LinePublication, LineRecord, LineStart, NewLine } from '../../../contract/line-desk'; // prettier-ignore
import { LIMITS } from '../../../contract/limits';
import type { LocalizedText } from '../../../contract/fields';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { recordDeed } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { knownOfShop, placeLine, presentLine, readLineTerms } from './line-place.service';
import { stateOf } from './dated.rules';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';
import { transitLineRepo } from './transit-line.repo';

/** In the shop's own order, those that are offered no more too. */
export const listLines = (ctx: StaffCtx): Promise<LineList> =>
  ctx.tx(async (tx) => {
    const now = ctx.now();
    const rows = await transitLineRepo(tx, { tenantId: ctx.tenant.id }).listFrom(now);
    const names = await namesOfStaff(tx, ctx.tenant.id);
    const lines = new Map<string, typeof rows>();
    for (const row of rows) lines.set(row.line.id, [...(lines.get(row.line.id) ?? []), row]);
    const items = [...lines.values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const versions = own.map(({ version }) => version);
      const [inForce, toCome] = (['IN_FORCE', 'TO_COME'] as const).map((state) =>
        versions.find((each) => stateOf(each, versions, now) === state),
      );
      const shown = inForce ?? toCome;
      const terms = shown && readLineTerms(shown.terms);
      const told = (version: typeof shown) =>
        version
          ? { validFrom: version.validFrom.toISOString(), author: names.get(version.author) ?? version.author }
          : null;
      const { name, title, isOffered } = first.line;
      return [
        {
          ...{ name, title: title as LocalizedText, isOffered },
          mode: terms ? (terms.price?.mode ?? 'measure') : null,
          ...{ countries: terms?.zone.countries ?? [], currency: terms?.currency ?? null },
          ...{ inForce: told(inForce), toCome: told(toCome) },
        },
      ];
    });
    return { items };
  });

export const startLine = async (ctx: StaffCtx): Promise<LineStart> => ({
  known: await ctx.tx((tx) => knownOfShop(tx, ctx)),
});

/** @throws AppError NOT_FOUND */
export const readLine = (ctx: StaffCtx, name: string): Promise<LineRecord> =>
  ctx.tx((tx) => presentLine(tx, ctx, name));

/** @throws AppError STATE_CONFLICT with the line that has the name; INVALID */
export const createLine = (ctx: StaffCtx, { name, title, terms, from, note }: NewLine): Promise<LineRecord> =>
  inTurn(ctx, async (tx) => {
    const repo = transitLineRepo(tx, { tenantId: ctx.tenant.id });
    if (await repo.find(name)) throw new AppError('STATE_CONFLICT', { data: await presentLine(tx, ctx, name) });
    if ((await repo.count()) >= LIMITS.shopLines)
      throw new AppError('INVALID', { errors: [{ path: 'name', code: 'too_many' }] });
    await placeLine(tx, ctx, { name, title, isOffered: true, terms }, { from, note });
    return presentLine(tx, ctx, name);
  });

/** @throws AppError STATE_CONFLICT with the line as it is, where another was read; NOT_FOUND */
export const setLineHead = (ctx: StaffCtx, name: string, input: LineHeadInput): Promise<LineRecord> =>
  ofVersion(ctx, name, input.version, async (tx, known) => {
    const { title, isOffered } = input;
    await transitLineRepo(tx, { tenantId: ctx.tenant.id }).save({ id: '', name, title, isOffered });
    await recordDeed(tx, ctx, {
      ...{ action: 'settings.edit', subjectKind: 'TRANSIT_LINE', subjectId: name },
      before: { title: known.title, isOffered: known.isOffered },
      after: { title, isOffered },
    });
  });

/** @throws AppError STATE_CONFLICT with the line as it is, where another was read; NOT_FOUND, INVALID */
export const publishTerms = (ctx: StaffCtx, name: string, input: LinePublication): Promise<LineRecord> =>
  ofVersion(ctx, name, input.version, (tx, { title, isOffered }) =>
    placeLine(tx, ctx, { name, title, isOffered, terms: input.terms }, input),
  );

/** @throws AppError STATE_CONFLICT with the line as it is, where another was read or it has begun; NOT_FOUND */
export const withdrawTerms = (ctx: StaffCtx, name: string, id: string, version: string): Promise<LineRecord> =>
  ofVersion(ctx, name, version, async (tx, known) => {
    const found = known.versions.find((each) => each.id === id);
    if (!found) throw new AppError('NOT_FOUND');
    if (found.state !== 'TO_COME') throw new AppError('STATE_CONFLICT', { data: known });
    const repo = transitLineRepo(tx, { tenantId: ctx.tenant.id });
    const line = await repo.find(name);
    await repo.withdraw(line?.id ?? '', id, ctx.staff.staffId, ctx.now());
    await recordDeed(tx, ctx, {
      ...{ action: 'settings.edit', subjectKind: 'TRANSIT_LINE', subjectId: name },
      before: { from: found.validFrom },
      after: { withdrawn: found.validFrom },
    });
  });

const ofVersion = (
  ctx: StaffCtx,
  name: string,
  version: string,
  work: (tx: Tx, known: LineRecord) => Promise<void>,
): Promise<LineRecord> =>
  inTurn(ctx, async (tx) => {
    const known = await presentLine(tx, ctx, name);
    if (known.version !== version) throw new AppError('STATE_CONFLICT', { data: known });
    await work(tx, known);
    return presentLine(tx, ctx, name);
  });

/** Nobody else changes the shop until this ends, and then nobody remembers it as it was. */
export async function inTurn<T>(ctx: StaffCtx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await ctx.tx(async (tx) => {
    await tenantRepo(tx).lockKnown(ctx.tenant.id);
    return work(tx);
  });
  forgetTenant(ctx.tenant.id);
  return done;
}
