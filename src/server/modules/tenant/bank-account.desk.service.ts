import type { ApprovalDecision } from '../../../contract/approval';
import type { BankInput, PaymentSettings, SwitchesInput } from '../../../contract/payment-settings';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { decideApproval, findApprovals, voidApproval } from '../operator/approval.service';
import { recordAsOwner } from '../operator/audit.service';
import { ACCOUNT, askInstead, inTurn, proposalOfBank, TRANSFERS, type BankAccount } from './account-approval.service';
import { presentPayments, versionOfBank, type Outside } from './payment-settings.desk.service';
import { sectionVersion } from './settings-version.rules';
import { openSettings, writeSettings } from './write-settings.service';

const SWITCHES = 'paymentProviders';
const BANK = 'offlineDeposit';

/** @throws AppError INVALID of a name that nobody is; STATE_CONFLICT with the section as it is, where another was read */
export const setSwitches = (
  ctx: StaffCtx,
  outside: Outside,
  { version, order }: SwitchesInput,
): Promise<PaymentSettings> =>
  inTurn(ctx, async (tx) => {
    const settingOf = await openSettings(tx, ctx.tenant.id);
    const known = settingOf(SWITCHES) as string[];
    if (sectionVersion(known) !== version) throw await stale(tx, ctx, outside);
    const strange = order.find((name) => !known.includes(name) && !outside.providers.some((one) => one.name === name));
    if (strange) throw new AppError('INVALID', { errors: [{ path: 'order', code: 'unknown' }] });
    const change = await writeSettings(tx, ctx.tenant.id, { settingOf, wanted: { [SWITCHES]: order } }, setter(ctx));
    await record(tx, ctx, change);
    return presentPayments(tx, ctx, outside);
  });

/**
 * Where transfers go. Where money is real another account waits for a second person; to take none any more needs one.
 * @throws AppError STATE_CONFLICT with the section as it is, where another was read
 */
export const setBank = (
  ctx: StaffCtx,
  outside: Outside,
  { version, account, note }: BankInput,
): Promise<PaymentSettings> =>
  inTurn(ctx, async (tx) => {
    const settingOf = await openSettings(tx, ctx.tenant.id);
    const known = settingOf(BANK);
    if (versionOfBank(known) !== version) throw await stale(tx, ctx, outside);
    const isSame = versionOfBank(account) === version;
    if (ctx.tenant.isLive && account && !isSame) {
      await askInstead(tx, ctx, proposalOfBank(ctx, account, version), note);
      await record(tx, ctx, { before: { [BANK]: known }, after: { [BANK]: account, step: 'ASKED' }, reason: note });
    } else {
      await voidApproval(tx, ctx, ACCOUNT, TRANSFERS);
      await write(tx, ctx, account, note);
    }
    return presentPayments(tx, ctx, outside);
  });

/** @throws AppError NOT_FOUND, SAME_PERSON, STATE_CONFLICT */
export async function decideBank(tx: Tx, ctx: StaffCtx, said: ApprovalDecision): Promise<void> {
  const settingOf = await openSettings(tx, ctx.tenant.id);
  const asked = (await findApprovals(tx, ctx, ACCOUNT, [TRANSFERS])).find(({ id }) => id === said.approvalId);
  const { bank, account, name } = (asked?.payload ?? {}) as unknown as BankAccount;
  const now = proposalOfBank(ctx, { bank, account, name }, versionOfBank(settingOf(BANK)));
  const step = await decideApproval(tx, ctx, { kind: ACCOUNT, subjectId: TRANSFERS }, said, now);
  if (step === 'APPROVED') await write(tx, ctx, { bank, account, name }, said.note);
  else await record(tx, ctx, { after: { step }, reason: said.note });
}

async function write(tx: Tx, ctx: StaffCtx, account: BankAccount | null, reason: string): Promise<void> {
  const settingOf = await openSettings(tx, ctx.tenant.id);
  const wanted = { [BANK]: account ?? undefined };
  const change = await writeSettings(tx, ctx.tenant.id, { settingOf, wanted }, setter(ctx));
  await record(tx, ctx, { ...change, reason });
}

const setter = (ctx: StaffCtx) => ({ by: ctx.staff.staffId, now: ctx.now() });

const stale = async (tx: Tx, ctx: StaffCtx, outside: Outside) =>
  new AppError('STATE_CONFLICT', { data: await presentPayments(tx, ctx, outside) });

const record = (
  tx: Tx,
  ctx: StaffCtx,
  change: Pick<Parameters<typeof recordAsOwner>[2], 'before' | 'after' | 'reason'>,
) => recordAsOwner(tx, ctx, { action: 'money.accounts', subjectKind: 'SETTINGS', subjectId: 'payments', ...change });
