import type { ApprovalDecision } from '../../../contract/approval';
import type { PlaceInput } from '../../../contract/buying-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { askApproval, decideApproval, findApprovals, type Proposal } from '../operator/approval.service';
import { recordDeed } from '../operator/audit.service';
import type { OrderRow } from './purchase.repo';

export const CHEAPER = 'CHEAPER';

/** What was typed of what was bought, of whichever version of the order. */
export type BoughtInput = Omit<PlaceInput, 'version'>;
interface Saved {
  input: BoughtInput;
  saved: number;
}

/** Whether so much goes back of an order by the word of two alone. A key holds no right over money, and asks nobody for it: a person buys what costs less. */
export function isAboveAlone({ tenant, staff }: StaffCtx, saved: number): boolean {
  if (staff.key) return saved > 0;
  const alone = tenant.staffLimits?.alone?.cheaper;
  return alone !== undefined && saved > alone;
}

/** What a second person allows: this sum, for an order that was bought like this. */
const proposalOf = ({ id, orderNo, currency }: OrderRow, { input, saved }: Saved): Proposal => {
  const { numbers, prices, freightFen, difference, proof, account, paidAt, paymentReference } = input;
  const typed = JSON.stringify({ numbers, prices, freightFen, difference, proof, account, paidAt, paymentReference });
  return { kind: CHEAPER, subjectId: id, amount: saved, currency, payload: { orderNo, typed } };
};

/** Nothing is bought by it yet, and nothing goes back. */
export async function askSaved(tx: Tx, ctx: StaffCtx, order: OrderRow, asked: Saved): Promise<void> {
  await askApproval(tx, ctx, proposalOf(order, asked), '');
  await record(tx, ctx, order, { step: 'ASKED', amount: asked.saved, reason: '' });
}

/** @throws AppError NOT_FOUND */
export async function findSavedAsked(tx: Tx, ctx: StaffCtx, orderId: string, approvalId: string) {
  const asked = (await findApprovals(tx, ctx, CHEAPER, [orderId])).find(({ id }) => id === approvalId);
  if (!asked) throw new AppError('NOT_FOUND');
  return { amount: asked.amount, input: JSON.parse(String(asked.payload.typed)) as BoughtInput };
}

/** @throws AppError NOT_FOUND, SAME_PERSON, STATE_CONFLICT where it is decided */
export async function decideSaved(tx: Tx, ctx: StaffCtx, order: OrderRow, now: Saved, said: ApprovalDecision) {
  const step = await decideApproval(tx, ctx, { kind: CHEAPER, subjectId: order.id }, said, proposalOf(order, now));
  await record(tx, ctx, order, { step, amount: now.saved, reason: said.note });
  return step;
}

const record = (
  tx: Tx,
  ctx: StaffCtx,
  { id, currency }: OrderRow,
  { step, amount, reason }: { step: string; amount: number; reason: string },
) =>
  recordDeed(tx, ctx, {
    ...{ action: 'money.refund', subjectKind: 'PURCHASE_ORDER', subjectId: id, reason },
    after: { step, amount, currency },
  });
