import type { ApprovalDecision } from '../../../contract/approval';
import type { LimitSettings, LimitsSection } from '../../../contract/settings-desk';
import type { StaffLimits } from '../../../contract/staff-limits';
import { systemTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { mayDo } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { askApproval, decideApproval, findApprovals, presentApproval, voidApproval, type Proposal } from '../operator/approval.service'; // prettier-ignore
import { recordAsOwner } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { inTurn } from './account-approval.service';
import { loosens, narrower } from './limits.rules';
import { presentSection, saveSection, writeSection } from './settings.desk.service';
import { sectionVersion } from './settings-version.rules';
import { tenantRepo } from './tenant.repo';
import { openSettings, readStored } from './write-settings.service';

const permission = 'settings.limits';
const LIMITS = 'LIMITS';
const SUBJECT = 'staffLimits';

const versionOf = (staffLimits: StaffLimits | undefined) => sectionVersion({ staffLimits });

/** These limits in the place of those; what changes meanwhile makes it void. */
const proposal = (ctx: StaffCtx, wanted: StaffLimits, was: string): Proposal => ({
  ...{ kind: LIMITS, subjectId: SUBJECT, amount: 0, currency: ctx.tenant.currency },
  payload: { limits: JSON.stringify(wanted), was },
});

/** What was asked for is asked for anew. */
export const voidWantedLimits = (tx: Tx, ctx: StaffCtx): Promise<void> => voidApproval(tx, ctx, LIMITS, SUBJECT);

export const readLimits = (ctx: StaffCtx): Promise<LimitsSection> => systemTx((tx) => present(tx, ctx));

/**
 * What asks for more care holds at once. What lets the staff do more waits for a second person, with a right of its own,
 * for whoever is limited would else lift it alone. While a shop is tried out, who has that right needs nobody else.
 * @throws AppError what `saveSection` does
 */
export async function saveLimits(
  ctx: StaffCtx,
  { version, values }: { version: string; values: LimitSettings },
): Promise<LimitsSection> {
  const wanted = values.staffLimits;
  await saveSection(
    ctx,
    'limits',
    { version, values },
    {
      narrow: async (tx, { staffLimits: known }) => {
        await voidWantedLimits(tx, ctx);
        if (!wanted || !loosens(known, wanted)) return values;
        if (!ctx.tenant.isLive && mayDo(ctx.staff, permission)) return values;
        const staffLimits = narrower(known, wanted);
        await askApproval(tx, ctx, proposal(ctx, wanted, versionOf(staffLimits)), '');
        await record(tx, ctx, { before: { staffLimits: known }, after: { staffLimits: wanted, step: 'ASKED' } });
        return { staffLimits };
      },
      stale: (tx) => present(tx, ctx),
    },
  );
  return readLimits(ctx);
}

/** The second person’s word. @throws AppError NOT_FOUND, SAME_PERSON; STATE_CONFLICT with the section as it is */
export async function decideLimits(ctx: StaffCtx, said: ApprovalDecision): Promise<LimitsSection> {
  await proveAgain(ctx, said.code);
  return inTurn(ctx, async (tx) => {
    const settingOf = await openSettings(tx, ctx.tenant.id, ctx.now());
    const asked = (await findApprovals(tx, ctx, LIMITS, [SUBJECT])).find(({ id }) => id === said.approvalId);
    const wanted = asked && wantedOf(asked);
    const was = versionOf(settingOf(SUBJECT) as StaffLimits | undefined);
    const step = await decideApproval(
      tx,
      ctx,
      { kind: LIMITS, subjectId: SUBJECT },
      said,
      wanted && proposal(ctx, wanted, was),
    ).catch(async (error: unknown) => {
      throw error instanceof AppError && error.code === 'STATE_CONFLICT'
        ? new AppError('STATE_CONFLICT', { data: await present(tx, ctx) })
        : error;
    });
    if (step === 'APPROVED') await writeSection(tx, ctx, 'limits', settingOf, { staffLimits: wanted });
    await record(tx, ctx, { after: { step }, reason: said.note });
    return present(tx, ctx);
  });
}

const wantedOf = ({ payload }: { payload: Record<string, string | number> }) =>
  JSON.parse(String(payload.limits)) as StaffLimits;

async function present(tx: Tx, ctx: StaffCtx): Promise<LimitsSection> {
  const { id } = ctx.tenant;
  const section = await presentSection(tx, id, 'limits', readStored(id, await tenantRepo(tx).findStored(id)));
  const last = (await findApprovals(tx, ctx, LIMITS, [SUBJECT])).at(-1);
  const open = last?.decision === null ? last : undefined;
  return {
    ...section,
    isLive: Boolean(ctx.tenant.isLive),
    wanted: open ? wantedOf(open) : null,
    asked: open ? presentApproval(open, ctx) : null,
  };
}

const record = (
  tx: Tx,
  ctx: StaffCtx,
  change: Pick<Parameters<typeof recordAsOwner>[2], 'before' | 'after' | 'reason'>,
) => recordAsOwner(tx, ctx, { action: permission, subjectKind: 'SETTINGS', subjectId: 'limits', ...change });
