import { createHash } from 'node:crypto';
import { OFFLINE, type OfflineDeposit, type OfflineDepositChange } from '../../../contract/offline-deposit';
import { LIMITS } from '../../../contract/limits';
import { paths } from '../../../contract/paths';
import { lookOf, type PictureLook } from './picture-likeness';
import { isUniqueViolation } from '../../db/database-errors';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId, newNumber } from '../../kernel/tokens';
import { notify } from '../account/account.service';
import { requireUploaded } from '../upload/upload.service';
import { offlineDepositRepo } from './offline-deposit.repo';
import { walletRepo } from './wallet.repo';
import { depositErrors, presentDeposit, spellReference } from './wallet.rules';

const DAY_MS = 86_400_000;

/** @throws AppError METHOD_DISABLED where the shop takes no transfers, INVALID where the sum is out of its limits */
export async function startOfflineDeposit(ctx: UserCtx, amount: number): Promise<OfflineDeposit> {
  const { offlineDeposit, preference, depositLimits, currency } = ctx.tenant;
  if (!offlineDeposit || !preference.supportBalancePay) throw new AppError('METHOD_DISABLED');
  const errors = depositErrors(amount, depositLimits);
  if (errors.length > 0) throw new AppError('INVALID', { errors });
  const owner = ownerOf(ctx);
  const now = ctx.now();
  const [id, depositNo] = [newId(), newNumber('DP', now)];
  return ctx.tx(async (tx) => {
    const row = { id, depositNo, currency, amount, status: 'PENDING', channel: OFFLINE, createdAt: now } as const;
    await walletRepo(tx, owner).insertDeposit(row);
    await offlineDepositRepo(tx, { tenantId: owner.tenantId, depositId: id }).insert();
    return keepAnswer(tx, ctx, await read(tx, ctx, id));
  });
}

/** @throws AppError NOT_FOUND */
export const getOfflineDeposit = (ctx: UserCtx, id: string): Promise<OfflineDeposit> =>
  ctx.tx((tx) => read(tx, ctx, id));

/**
 * What the shopper shows of the transfer, after which the shop looks at it; or that it is given up.
 * @throws AppError NOT_FOUND, INVALID for a picture that is not there, PROOF_USED, STATE_CONFLICT
 */
export async function changeOfflineDeposit(ctx: UserCtx, change: OfflineDepositChange): Promise<OfflineDeposit> {
  const owner = ownerOf(ctx);
  if ('cancel' in change)
    return retriedTx(ctx, async (tx) => {
      const { status } = await read(tx, ctx, change.depositId);
      if (status !== 'CANCELLED') await move(tx, ctx, change.depositId, ['PENDING', 'REJECTED'], 'CANCELLED');
      return keepAnswer(tx, ctx, await read(tx, ctx, change.depositId));
    });
  const { depositId, proofKeys, payerName, paidAt } = change;
  const bankReference = spellReference(change.bankReference ?? '') || null;
  const proofs = await readProofs(ctx, proofKeys);
  return retriedTx(ctx, async (tx) => {
    const { depositNo: reference } = await read(tx, ctx, depositId);
    await move(tx, ctx, depositId, ['PENDING', 'REJECTED'], 'UNDER_REVIEW');
    const repo = offlineDepositRepo(tx, { tenantId: owner.tenantId, depositId });
    await repo.show({ payerName, paidAt: new Date(paidAt), bankReference });
    await repo.replaceProofs(proofs);
    // refused, it may be shown again
    const event = `${depositId}.${ctx.now().toISOString()}`;
    await notify(tx, {
      ...owner,
      code: 'DEPOSIT_UNDER_REVIEW',
      event,
      reference,
      link: paths.balance(),
      at: ctx.now(),
    });
    return keepAnswer(tx, ctx, await read(tx, ctx, depositId));
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('PROOF_USED') : error;
  });
}

/** By their bytes: the same file has another address each time that it is uploaded; by their look a copy is known. */
async function readProofs(ctx: UserCtx, addresses: string[]) {
  const proofs = new Map<string, { hash: string; address: string; shownAt: Date } & Partial<PictureLook>>();
  const pictures = await requireUploaded(ctx, addresses, 'proofKeys');
  for (const [at, address] of addresses.entries()) {
    const picture = pictures[at] ?? Buffer.alloc(0);
    const hash = createHash('sha256').update(picture).digest('hex');
    proofs.set(hash, { hash, address, shownAt: ctx.now(), ...(await lookOf(picture)) });
  }
  return [...proofs.values()];
}

type Status = OfflineDeposit['status'];

/** @throws AppError STATE_CONFLICT where it stands in none of these */
async function move(tx: Tx, ctx: UserCtx, id: string, from: Status[], to: Status): Promise<void> {
  const wallet = walletRepo(tx, ownerOf(ctx));
  for (const status of from) if (await wallet.moveDeposit(id, status, to)) return;
  throw new AppError('STATE_CONFLICT');
}

async function read(tx: Tx, ctx: UserCtx, id: string): Promise<OfflineDeposit> {
  const { tenant } = ctx;
  const row = await walletRepo(tx, ownerOf(ctx)).findDeposit(id);
  const said = row && (await offlineDepositRepo(tx, { tenantId: tenant.id, depositId: id }).find());
  if (!row || !said) throw new AppError('NOT_FOUND');
  const deposit = presentDeposit(row);
  const { bank, account, name } = tenant.offlineDeposit ?? { bank: '', account: '', name: '' };
  const until = new Date(row.createdAt.getTime() + LIMITS.offlineDepositDays * DAY_MS).toISOString();
  return {
    ...deposit,
    instructions: { bank, account, name, reference: deposit.depositNo, exactAmount: deposit.amount, until },
    proofs: said.proofs,
    note: said.note,
  };
}
