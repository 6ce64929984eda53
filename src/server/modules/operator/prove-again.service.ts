import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { countCode, forgetCodeTries, takeCode, wrongFactor } from './factor-check.service';
import { factorRepo } from './factor.repo';

/** Of two persons neither is a program: one with a key could say the second word for whoever has lost it. @throws AppError FORBIDDEN */
export function requirePerson({ staff: { key } }: Pick<StaffCtx, 'staff'>): void {
  if (key) throw new AppError('FORBIDDEN', { data: { reason: 'API_KEY' } });
}

/**
 * Who has a second factor shows it at each decision about money that another asked for: a session may stand open on an
 * empty desk. Before the transaction of the decision, for a code that was used stays so. @throws AppError CODE_INVALID, FORBIDDEN
 */
export async function proveAgain(ctx: StaffCtx, code = ''): Promise<void> {
  requirePerson(ctx);
  const { staffId, hasSecondFactor } = ctx.staff;
  if (!hasSecondFactor) return;
  await countCode(ctx, staffId);
  await ctx.tx(async (tx) => {
    const factor = await factorRepo(tx, { tenantId: ctx.tenant.id, staffId }).find();
    if (!factor?.confirmedAt || !(await takeCode(tx, ctx, factor, code))) throw wrongFactor();
  });
  await forgetCodeTries(ctx, staffId);
}
