import type { ApprovalDecision } from '../../../contract/approval';
import { MUTED_NEWS } from '../../../contract/account.enums';
import type { DataFile, PersonalData } from '../../../contract/personal-data';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { lockCredentials, markErased } from '../auth/erase-credentials.service';
import {
  askApproval,
  decideApproval,
  findApprovals,
  presentApproval,
  type Proposal,
} from '../operator/approval.service';
import { recordDeed } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { customerDeskRepo, type ShopperRow } from './customer.desk.repo';
import { countExport, presentExport, readFile, requestExport } from './data-export.service';
import { dataExportRepo } from './data-export.repo';
import { personalDataRepo } from './personal-data.repo';

const KIND = 'CUSTOMER_ERASURE';
const exportOf = (subjectId: string) => ({ action: 'customer.data-export', subjectKind: 'SHOPPER', subjectId });
const erasureOf = (subjectId: string) => ({ action: 'customer.erase', subjectKind: 'SHOPPER', subjectId });

/** @throws AppError NOT_FOUND */
export const getPersonalData = (ctx: StaffCtx, id: string): Promise<PersonalData> =>
  ctx.tx(async (tx) => read(tx, ctx, await requireShopper(tx, ctx, id)));

/** @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function askExportOf(ctx: StaffCtx, id: string): Promise<PersonalData> {
  await countExport(ctx, id);
  return ctx.tx(async (tx) => {
    const row = await requireShopper(tx, ctx, id);
    const exportId = await requestExport(tx, ctx, id, ctx.staff.staffId);
    await recordDeed(tx, ctx, { ...exportOf(id), before: null, after: { exportId } });
    return keepAnswer(tx, ctx, await read(tx, ctx, row));
  });
}

/** Whoever is handed it is written down. @throws AppError NOT_FOUND */
export const getFileOf = (ctx: StaffCtx, exportId: string): Promise<DataFile> =>
  ctx.tx(async (tx) => {
    const row = await dataExportRepo(tx, staffScopeOf(ctx)).find(exportId);
    // what a shopper has asked for is theirs
    if (!row || row.askedBy === '') throw new AppError('NOT_FOUND');
    const file = await readFile(tx, ctx, row);
    await recordDeed(tx, ctx, { ...exportOf(row.shopperId), after: { exportId, isFetched: true } });
    return file;
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT with what is not over yet, or where it is asked already */
export const askErasure = (ctx: StaffCtx, id: string, note: string): Promise<PersonalData> =>
  retriedTx(ctx, async (tx) => {
    const row = await held(tx, ctx, id);
    const before = await read(tx, ctx, row);
    if (before.open.length > 0 || row.erasedAt) throw new AppError('STATE_CONFLICT', { data: before });
    await askApproval(tx, ctx, proposalOf(row, ctx), note);
    await recordDeed(tx, ctx, { ...erasureOf(id), reason: note, after: { step: 'ASKED' } });
    return read(tx, ctx, row);
  });

/**
 * The second person's word. What has begun meanwhile makes it void: an order, a parcel, money.
 * @throws AppError NOT_FOUND, SAME_PERSON, CODE_INVALID, STATE_CONFLICT where it is decided
 */
export async function decideErasure(ctx: StaffCtx, id: string, said: ApprovalDecision): Promise<PersonalData> {
  await proveAgain(ctx, said.code);
  return retriedTx(ctx, async (tx) => {
    const row = await held(tx, ctx, id);
    const { open } = await read(tx, ctx, row);
    const now = open.length === 0 && !row.erasedAt ? proposalOf(row, ctx) : undefined;
    const step = await decideApproval(tx, ctx, { kind: KIND, subjectId: id }, said, now);
    if (step === 'APPROVED') {
      await personalDataRepo(tx, personOf(row)).erase();
      await markErased(tx, { tenantId: ctx.tenant.id, shopperId: id }, ctx.now(), [...MUTED_NEWS]);
    }
    await recordDeed(tx, ctx, { ...erasureOf(id), reason: said.note, after: { step } });
    return keepAnswer(tx, ctx, await read(tx, ctx, await requireShopper(tx, ctx, id)));
  });
}

const personOf = ({ tenantId, id, email }: ShopperRow) => ({ tenantId, shopperId: id, email });

/** What the second person allows: that this one is forgotten, who is still reached there. */
const proposalOf = ({ id, createdAt }: ShopperRow, { tenant }: StaffCtx): Proposal => ({
  ...{ kind: KIND, subjectId: id, amount: 0, currency: tenant.currency },
  payload: { since: createdAt.toISOString() },
});

/** Nobody logs in, orders or pays while it is looked at: whatever of that comes first is seen. */
async function held(tx: Tx, ctx: StaffCtx, id: string): Promise<ShopperRow> {
  await lockCredentials(tx, { tenantId: ctx.tenant.id, shopperId: id });
  return requireShopper(tx, ctx, id);
}

async function requireShopper(tx: Tx, ctx: StaffCtx, id: string): Promise<ShopperRow> {
  const row = await customerDeskRepo(tx, staffScopeOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function read(tx: Tx, ctx: StaffCtx, row: ShopperRow): Promise<PersonalData> {
  const exports = await dataExportRepo(tx, staffScopeOf(ctx)).newestOf(row.id, ctx.now());
  const approvals = await findApprovals(tx, ctx, KIND, [row.id]);
  return {
    exports: exports.filter(({ askedBy }) => askedBy !== '').map(presentExport),
    open: await personalDataRepo(tx, personOf(row)).open(),
    erasedAt: row.erasedAt?.toISOString() ?? null,
    approvals: approvals.map((one) => presentApproval(one, ctx)),
  };
}
