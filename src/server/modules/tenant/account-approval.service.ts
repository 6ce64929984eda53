import { createHash } from 'node:crypto';
import { OFFLINE } from '../../../contract/offline-deposit';
import { systemTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { askApproval, voidApproval, type Proposal } from '../operator/approval.service';
import { actAsStaff } from '../operator/audit.service';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';

export const ACCOUNT = 'ACCOUNT';
/** Of transfers: the account that takes them. */
export const TRANSFERS = OFFLINE;

export interface BankAccount {
  bank: string;
  account: string;
  name: string;
}

/** One change of the shop after the other, in the name of who asks for it; all who have it in memory read it anew. */
export async function inTurn<T>(ctx: StaffCtx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { id } = ctx.tenant;
  const done = await systemTx(async (tx) => {
    if (!(await tenantRepo(tx).lockKnown(id))) throw new AppError('NOT_FOUND');
    await actAsStaff(tx, ctx);
    return work(tx);
  });
  forgetTenant(id);
  return done;
}

const proposal = (ctx: StaffCtx, subjectId: string, payload: Record<string, string>): Proposal => ({
  ...{ kind: ACCOUNT, subjectId, amount: 0, currency: ctx.tenant.currency, payload },
});

/** What the second person allows: these keys as they are sealed, and no others. */
export const proposalOfKeys = (ctx: StaffCtx, name: string, sealed: string): Proposal =>
  proposal(ctx, name, { sealed: createHash('sha256').update(sealed).digest('hex') });

/** This account in the place of that one. @param was version of the account that was in force when it was asked */
export const proposalOfBank = (ctx: StaffCtx, { bank, account, name }: BankAccount, was: string): Proposal =>
  proposal(ctx, TRANSFERS, { bank, account, name, was });

/** Asked anew, what was asked before is void. */
export async function askInstead(tx: Tx, ctx: StaffCtx, asked: Proposal, note: string): Promise<void> {
  await voidApproval(tx, ctx, ACCOUNT, asked.subjectId);
  await askApproval(tx, ctx, asked, note);
}
