import type { COMPENSATION_RULES } from '../../../contract/compensation-desk.enums';
import type { Tx } from '../../db/database';
import { newId, newNumber } from '../../kernel/tokens';
import { recordCommand } from '../operator/audit.service';
import { compensationDeskRepo, type CompensationRow } from './compensation.desk.repo';
import { give, takeOfMonth, type Giver } from './give-compensation.service';

export interface Missed {
  rule: (typeof COMPENSATION_RULES)[number];
  shopperId: string;
  orderId: string;
  orderNo: string;
  amount: number;
}

/**
 * What a rule of the shop gives for a clock that was missed, once an order and clock: a trigger asks the clock and the rule
 * where staff need the word of a second person. Its order is held by whoever asks.
 * @returns false where nothing is left of the month
 */
export async function giveByRule(tx: Tx, ctx: Giver, missed: Missed): Promise<boolean> {
  const { rule, shopperId, orderId, orderNo, amount } = missed;
  const { tenant } = ctx;
  const now = ctx.now();
  const repo = compensationDeskRepo(tx, { tenantId: tenant.id });
  if (await repo.isGiven(orderId, rule)) return true;
  if (!(await takeOfMonth(tx, ctx, amount))) return false;
  const isOwed = !tenant.preference.supportBalancePay;
  const row: CompensationRow = {
    ...{ tenantId: tenant.id, id: newId(), compensationNo: newNumber('CP', now), status: isOwed ? 'OWED' : 'CREDITED' },
    ...{ reason: 'MADE_LATE', rule, staffId: null, shopperId },
    ...{ aboutKind: 'PURCHASE', aboutId: orderId, aboutNo: orderNo },
    ...{ currency: tenant.currency, amount, note: '', version: 1, bankReference: '', paidReference: null },
    ...{ createdAt: now, updatedAt: now },
  };
  await repo.insert(row);
  await give(tx, ctx, row, isOwed);
  await recordCommand(tx, tenant.id, now, {
    ...{ action: `rule.late.${rule}`, subjectKind: 'COMPENSATION', subjectId: row.id },
    after: { step: 'BY_RULE', rule, amount, currency: tenant.currency },
  });
  return true;
}

/** What its order has been given by rules. */
export const givenByRules = (tx: Tx, tenantId: string, orderId: string): Promise<number> =>
  compensationDeskRepo(tx, { tenantId }).givenByRules(orderId);
