import type { DataExport, DataFile } from '../../../contract/personal-data';
import { LIMITS } from '../../../contract/limits';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx, UserCtx } from '../../kernel/context';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { keepAnswer } from '../../kernel/idempotency';
import { countAttempt } from '../../kernel/rate-limit';
import { newId } from '../../kernel/tokens';
import { findReader } from '../account/order-mail.service';
import { dataExportRepo, waitingExports, type ExportRow } from './data-export.repo';
import { personalDataRepo } from './personal-data.repo';
import { PERSONAL } from './personal-data.rules';

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;

export const presentExport = ({ id, status, bytes, createdAt, expiresAt }: ExportRow): DataExport => ({
  ...{ id, status, bytes },
  askedAt: createdAt.toISOString(),
  until: expiresAt.toISOString(),
});

/** Counts how often it is asked for of one shopper, whoever asks. @throws AppError TOO_MANY_REQUESTS */
export const countExport = (ctx: Ctx, shopperId: string) =>
  countAttempt(ctx, { key: `data-export:${shopperId}`, max: LIMITS.exportsADay, windowSeconds: DAY_SECONDS });

/** @param askedBy of the staff; empty: the shopper's own wish */
export async function requestExport(tx: Tx, ctx: Ctx, shopperId: string, askedBy: string): Promise<string> {
  const now = ctx.now();
  const id = newId();
  const expiresAt = new Date(now.getTime() + LIMITS.exportHours * HOUR_MS);
  await dataExportRepo(tx, { tenantId: ctx.tenant.id }).insert({ id, shopperId, askedBy, createdAt: now, expiresAt });
  return id;
}

export const listExports = (ctx: UserCtx) => ctx.tx((tx) => readExports(tx, ctx));

export async function askExport(ctx: UserCtx) {
  await countExport(ctx, ctx.user.shopperId);
  return ctx.tx(async (tx) => {
    await requestExport(tx, ctx, ctx.user.shopperId, '');
    return keepAnswer(tx, ctx, await readExports(tx, ctx));
  });
}

/** @throws AppError NOT_FOUND */
export const getOwnFile = (ctx: UserCtx, id: string): Promise<DataFile> =>
  ctx.tx(async (tx) => {
    const row = await dataExportRepo(tx, { tenantId: ctx.tenant.id }).find(id);
    // what the staff has asked for is theirs to hand over
    if (row?.shopperId !== ctx.user.shopperId || row.askedBy !== '') throw new AppError('NOT_FOUND');
    return readFile(tx, ctx, row);
  });

/** @throws AppError NOT_FOUND where it is not ready, or its time is over */
export async function readFile(tx: Tx, ctx: Ctx, { id, expiresAt }: ExportRow): Promise<DataFile> {
  const content = await dataExportRepo(tx, { tenantId: ctx.tenant.id }).contentOf(id);
  if (!content || expiresAt <= ctx.now()) throw new AppError('NOT_FOUND');
  return { name: `${ctx.tenant.id}-${id}.json`, content };
}

async function readExports(tx: Tx, ctx: UserCtx) {
  const rows = await dataExportRepo(tx, { tenantId: ctx.tenant.id }).newestOf(ctx.user.shopperId, ctx.now());
  return { items: rows.filter(({ askedBy }) => askedBy === '').map(presentExport) };
}

/** Writes the files that were asked for, of all shops. @returns how many */
export const writeDataFiles = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'data exports', due: waitingExports, work: write }, () => now, isStopped);

async function write({ tenantId, id }: { tenantId: string; id: string }, at: Date): Promise<undefined> {
  await shopTx(tenantId, async (tx) => {
    const repo = dataExportRepo(tx, { tenantId });
    const row = await repo.find(id);
    if (row?.status !== 'REQUESTED') return;
    const { shopperId } = row;
    const { email } = await findReader(tx, { tenantId, shopperId });
    const data = personalDataRepo(tx, { tenantId, shopperId, email });
    const told: Record<string, unknown> = {};
    for (const [name, table] of Object.entries(PERSONAL))
      if (!table.isInternal) told[name] = await data.read(name, table);
    const content = JSON.stringify({ shop: tenantId, writtenAt: at.toISOString(), ...told }, null, 1);
    const expiresAt = new Date(at.getTime() + LIMITS.exportHours * HOUR_MS);
    await repo.finish(id, { content, bytes: Buffer.byteLength(content), readyAt: at, expiresAt });
  });
  return undefined;
}
