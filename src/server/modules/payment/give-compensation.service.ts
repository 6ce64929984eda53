import type { Ctx } from '../../kernel/context';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { tenantDate } from '../../../contract/tenant-time';
import { tellOfRefund } from '../account/order-mail.service';
import { ledgerReference, postLedger, transfer, type AccountName } from '../wallet/ledger.service';
import { compensationMonthRepo } from './compensation-month.repo';
import type { CompensationRow } from './compensation.desk.repo';
import { noteCompensation } from './refund.service';

export type Giver = Pick<Ctx, 'tenant' | 'now'>;

/** The month of the shop's own calendar, and the most that is given in it. */
export const monthOfShop = ({ tenant, now }: Giver) => ({
  month: tenantDate(now(), tenant.timezoneOffset).slice(0, 7),
  currency: tenant.currency,
  most: tenant.staffLimits?.compensationMonth ?? 0,
});

/** @returns false where nothing is left of the month */
export function takeOfMonth(tx: Tx, ctx: Giver, amount: number): Promise<boolean> {
  const { most, ...month } = monthOfShop(ctx);
  return compensationMonthRepo(tx, { tenantId: ctx.tenant.id }).give(month, amount, most);
}

/** It is in nobody's hands any more: the month that it was credited in has it again. @param row as it was credited, untouched since */
export function freeOfMonth(tx: Tx, { tenant }: Giver, row: CompensationRow): Promise<void> {
  const { tenantId, amount, currency, updatedAt } = row;
  const month = tenantDate(updatedAt, tenant.timezoneOffset).slice(0, 7);
  return compensationMonthRepo(tx, { tenantId }).free({ month, currency }, amount);
}

/** Its money, its line in what comes back to the shopper, and the news of it: of what was taken of the month. */
export async function give(tx: Tx, ctx: Giver, row: CompensationRow, isOwed: boolean): Promise<void> {
  const { tenantId, shopperId, id, reason: cause, aboutKind, aboutId: orderId, aboutNo: orderNo } = row;
  const to = { kind: isOwed ? 'SHOPPER_CLAIM' : 'SHOPPER_BALANCE', shopperId } as const;
  await postCompensation(tx, ctx, row, id, { kind: 'COMPENSATION' }, to);
  const orderKind = aboutKind === 'PARCEL' ? 'OTHER' : aboutKind;
  const said = { amount: row.amount, currency: row.currency, note: row.note };
  const about = { cause, orderKind, orderId, orderNo } as const;
  await noteCompensation(
    tx,
    { tenantId, shopperId },
    { id, ...about, ...said, no: row.compensationNo, isOwed, now: ctx.now() },
  );
  const [credited, owed] =
    row.rule === null
      ? (['COMPENSATION_CREDITED', 'COMPENSATION_OWED'] as const)
      : (['COMPENSATION_LATE', 'COMPENSATION_LATE_OWED'] as const);
  await tellOfCompensation(tx, ctx, row, isOwed ? owed : credited);
}

/** @throws AppError STATE_CONFLICT where it was posted before */
export async function postCompensation(
  tx: Tx,
  ctx: Giver,
  { tenantId, aboutNo, amount, currency }: CompensationRow,
  unique: string,
  from: AccountName,
  to: AccountName,
): Promise<void> {
  const posting = { kind: 'COMPENSATION', reference: ledgerReference(aboutNo, unique), now: ctx.now() } as const;
  const isNew = await postLedger(tx, { tenantId, currency, ...posting, entries: transfer(amount, from, to) });
  if (!isNew) throw new AppError('STATE_CONFLICT');
}

export const tellOfCompensation = (
  tx: Tx,
  ctx: Giver,
  { tenantId, shopperId, id: event, aboutId, aboutNo, amount, currency }: CompensationRow,
  code: Extract<Parameters<typeof tellOfRefund>[1]['code'], `COMPENSATION_${string}`>,
) =>
  tellOfRefund(tx, {
    ...{ tenantId, shopperId, code, event, at: ctx.now() },
    order: { id: aboutId, orderNo: aboutNo, host: '' },
    sum: { amount, currency },
  });
