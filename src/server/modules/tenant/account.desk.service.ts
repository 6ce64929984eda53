import type { ApprovalDecision } from '../../../contract/approval';
import type { AccountAnswer, AccountInput, PaymentSettings } from '../../../contract/payment-settings';
import type { CredentialValues, OutsideService } from '../../adapters/outside-service.port';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { countAttempt } from '../../kernel/rate-limit';
import { decideApproval, voidApproval } from '../operator/approval.service';
import { recordAsOwner } from '../operator/audit.service';
import { proveAgain } from '../operator/prove-again.service';
import { ACCOUNT, askInstead, inTurn, proposalOfKeys, TRANSFERS } from './account-approval.service';
import { decideBank } from './bank-account.desk.service';
import { mergedValues } from './credential-input.rules';
import { outsideCredentialRepo } from './outside-credential.repo';
import { about, askService, findOutsideCredentials } from './outside-credential.service';
import { presentPayments, versionOfAccount, type Outside } from './payment-settings.desk.service';
import { ShopRefusal } from './shop-refusal';

const TESTS = { max: 30, windowSeconds: 3600 };
const SAID_MAX = 300;

/** @throws AppError NOT_FOUND */
function serviceOf({ services }: Outside, name: string): OutsideService {
  const found = services.find((each) => each.name === name && each.kind !== 'mail');
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Another account or other keys. @throws AppError NOT_FOUND, INVALID; STATE_CONFLICT with the section as it is, where another was read */
export function setAccount(
  ctx: StaffCtx,
  outside: Outside,
  name: string,
  { version, note, ...typed }: AccountInput,
): Promise<PaymentSettings> {
  const service = serviceOf(outside, name);
  return inTurn(ctx, async (tx) => {
    const { known, key, row } = await open(tx, ctx, service);
    if (versionOfAccount(row) !== version) throw await stale(tx, ctx, outside);
    const merged = mergedValues(service.fields, known, typed);
    if ('wrong' in merged) throw new AppError('INVALID', { errors: merged.wrong });
    requireMode(ctx, service, merged.values);
    const sealed = key.seal(JSON.stringify(merged.values), about(service));
    const changed = { account: merged.values.account?.[0] ?? '', changed: Object.keys(typed.values) };
    const deed = { before: { account: known?.account?.[0] ?? '' }, after: changed, reason: note };
    if (ctx.tenant.isLive && service.kind === 'payment') {
      const { kind } = service;
      await outsideCredentialRepo(tx, { tenantId: ctx.tenant.id }).saveWish({ kind, name, sealed, createdAt: ctx.now() }); // prettier-ignore
      await askInstead(tx, ctx, proposalOfKeys(ctx, name, sealed), note);
      await record(tx, ctx, service, { ...deed, after: { ...changed, step: 'ASKED' } });
    } else {
      await keep(tx, ctx, service, sealed);
      await record(tx, ctx, service, deed);
    }
    return presentPayments(tx, ctx, outside);
  });
}

/** It is forgotten, and what was wished for it too. @throws AppError NOT_FOUND; STATE_CONFLICT as `setAccount` */
export function removeAccount(
  ctx: StaffCtx,
  outside: Outside,
  name: string,
  version: string,
): Promise<PaymentSettings> {
  const service = serviceOf(outside, name);
  return inTurn(ctx, async (tx) => {
    const { known, row } = await open(tx, ctx, service);
    if (versionOfAccount(row) !== version) throw await stale(tx, ctx, outside);
    const repo = outsideCredentialRepo(tx, { tenantId: ctx.tenant.id });
    await repo.remove(service);
    await repo.removeWish(service);
    await voidApproval(tx, ctx, ACCOUNT, name);
    await record(tx, ctx, service, { before: { account: known?.account?.[0] ?? '' }, after: null });
    return presentPayments(tx, ctx, outside);
  });
}

/** The service itself is asked, outside of any transaction. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function testAccount(ctx: StaffCtx, outside: Outside, name: string): Promise<AccountAnswer> {
  const service = serviceOf(outside, name);
  await countAttempt(ctx, { key: 'account-test', ...TESTS });
  const values = await findOutsideCredentials(ctx.tenant.id, service);
  if (!values) throw new AppError('NOT_FOUND');
  try {
    return { isWell: true, said: (await askService(service, values, ctx.now())).slice(0, SAID_MAX) };
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    return { isWell: false, said: error.message.slice(0, SAID_MAX) };
  }
}

/** The second person's word. @throws AppError NOT_FOUND, SAME_PERSON; STATE_CONFLICT with the section as it is */
export const decideAccount = async (
  ctx: StaffCtx,
  outside: Outside,
  name: string,
  said: ApprovalDecision,
): Promise<PaymentSettings> => {
  await proveAgain(ctx, said.code);
  return inTurn(ctx, async (tx) => {
    try {
      await (name === TRANSFERS ? decideBank(tx, ctx, said) : decideKeys(tx, ctx, serviceOf(outside, name), said));
    } catch (error) {
      throw error instanceof AppError && error.code === 'STATE_CONFLICT' ? await stale(tx, ctx, outside) : error;
    }
    return presentPayments(tx, ctx, outside);
  });
};

async function decideKeys(tx: Tx, ctx: StaffCtx, service: OutsideService, said: ApprovalDecision): Promise<void> {
  const { kind, name } = service;
  const repo = outsideCredentialRepo(tx, { tenantId: ctx.tenant.id });
  const wish = (await repo.listWishes()).find((each) => each.kind === kind && each.name === name);
  const now = wish && proposalOfKeys(ctx, name, wish.sealed);
  const step = await decideApproval(tx, ctx, { kind: ACCOUNT, subjectId: name }, said, now);
  await repo.removeWish(service);
  if (wish && step === 'APPROVED') await keep(tx, ctx, service, wish.sealed);
  await record(tx, ctx, service, { after: { step }, reason: said.note });
}

async function open(tx: Tx, { tenant }: StaffCtx, service: OutsideService) {
  const row = await outsideCredentialRepo(tx, { tenantId: tenant.id }).find(service);
  const key = await dataKeyOf(tx, tenant.id);
  const known = row && (JSON.parse(key.open(row.sealed, about(service))) as CredentialValues);
  return { row, key, known };
}

const keep = (tx: Tx, ctx: StaffCtx, { kind, name }: OutsideService, sealed: string) =>
  outsideCredentialRepo(tx, { tenantId: ctx.tenant.id }).save({
    ...{ kind, name, sealed, setBy: ctx.staff.staffId, updatedAt: ctx.now() },
  });

/** Trials know no real money, nor the other way round. @throws AppError INVALID */
function requireMode({ tenant }: StaffCtx, service: OutsideService, values: CredentialValues): void {
  const isTest = service.isTest(values);
  const code = tenant.isLive && isTest ? 'live-only' : !tenant.isLive && !isTest && service.kind === 'payment' && 'test-only'; // prettier-ignore
  if (code) throw new AppError('INVALID', { errors: [{ path: 'values', code }] });
}

const stale = async (tx: Tx, ctx: StaffCtx, outside: Outside) =>
  new AppError('STATE_CONFLICT', { data: await presentPayments(tx, ctx, outside) });

const record = (
  tx: Tx,
  ctx: StaffCtx,
  { name }: OutsideService,
  change: Pick<Parameters<typeof recordAsOwner>[2], 'before' | 'after' | 'reason'>,
) => recordAsOwner(tx, ctx, { action: 'money.accounts', subjectKind: 'OUTSIDE_ACCOUNT', subjectId: name, ...change });
