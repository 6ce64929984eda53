import type { COMPENSATION_REASONS } from '../../../contract/compensation-desk.enums';
import { OFFLINE } from '../../../contract/offline-deposit';
import type { Refund, RefundPage, RefundStatus } from '../../../contract/refund';
import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { newId, newNumber } from '../../kernel/tokens';
import type { PaymentRow } from './payment.repo';
import { endAsked } from './asked-refund.service';
import { shopperRefundRepo, type NewRefund, type RefundRow } from './refund.repo';
import { refundsInWords } from './refund-words.service';
import { orderKindOf, presentRefund } from './refund.rules';

export interface NotedRefund {
  payment: Pick<PaymentRow, 'tenantId' | 'shopperId' | 'kind' | 'targetId' | 'targetNo' | 'currency' | 'amount'>;
  cause: Refund['cause'];
  now: Date;
  /** Where it goes back the way it came; else it is on the balance already. */
  claim?: { id: string; provider: string };
  /** What was asked for, with the words of the shop: the money is its answer. */
  request?: AnsweredRequest | undefined;
  /** Of an order, where it is about one of them alone. */
  item?: RefundedItem | undefined;
}
/** With its order's item by its id. */
type RefundedItem = Refund['items'][number] & { id: string };
export interface AnsweredRequest {
  id: string;
  note: string;
  /** It was promised for goods, which are back at their seller now. */
  isForGoods?: boolean;
}

/** Writes down that money of a payment comes back, in the transaction that gives it back. */
export async function noteRefund(tx: Tx, { payment, cause, now, claim, request, item }: NotedRefund): Promise<void> {
  const { currency, amount, kind, targetId: orderId, targetNo: orderNo } = payment;
  const at = now.toISOString();
  const status = claim ? 'APPROVED' : 'REFUNDED';
  const way = claim
    ? ({ destination: 'PROVIDER', method: claim.provider, claimId: claim.id } as const)
    : ({ destination: 'BALANCE' } as const);
  if (request) {
    return endAsked(tx, payment, { ...request, status, amount, now, ...way });
  }
  const noted = await shopperRefundRepo(tx, payment).insert({
    id: newId(),
    refundNo: newNumber('RF', now),
    ...{ cause, orderKind: orderKindOf(kind), orderId, orderNo, currency, amount },
    ...{ status, steps: [{ step: status, at }] },
    ...(item && { orderItemId: item.id, items: [shownItem(item)] }),
    ...way,
    ...{ createdAt: now, updatedAt: now },
  });
  // a number that is taken: what can still go back is reckoned from this list, so no money goes back beside it
  if (!noted) throw new AppError('STATE_CONFLICT');
}

interface RefundQuery {
  status?: RefundStatus | undefined;
  orderNo?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export async function listRefunds(ctx: UserCtx, { pageNo, pageSize, ...filter }: RefundQuery): Promise<RefundPage> {
  const page = { pageNo, pageSize };
  return ctx.tx(async (tx) => {
    const { items, ...counted } = await shopperRefundRepo(tx, ownerOf(ctx)).page(filter, page);
    return { items: (await refundsInWords(tx, ctx, items)).map(presentRefund), ...counted, ...page };
  });
}

const shownItem = ({ title, image, quantity }: RefundedItem) => ({ title, image, quantity });

type Promised = Pick<
  NewRefund,
  'cause' | 'orderId' | 'orderNo' | 'currency' | 'amount' | 'destination' | 'method' | 'reason'
> & {
  item: RefundedItem;
  now: Date;
};

/** Money that comes back once goods are back at their seller. @throws AppError STATE_CONFLICT while the same is asked for */
export async function promiseRefund(tx: Tx, owner: Owner, { now, item, ...promised }: Promised): Promise<void> {
  const at = now.toISOString();
  const row = await shopperRefundRepo(tx, owner).insert({
    ...promised,
    id: newId(),
    refundNo: newNumber('RF', now),
    ...{ orderItemId: item.id, items: [shownItem(item)] },
    ...{ orderKind: 'PURCHASE', status: 'RETURNING' },
    steps: [{ step: 'RETURNING', at }],
    ...{ createdAt: now, updatedAt: now },
  });
  if (!row) throw new AppError('STATE_CONFLICT');
}

/** What was promised for an item that is on its way back. */
export const findPromised = (tx: Tx, owner: Owner, orderItemId: string): Promise<RefundRow | undefined> =>
  shopperRefundRepo(tx, owner).findPromised(orderItemId);

/** What was claimed last for a shipment. */
export async function findClaim(
  tx: Tx,
  owner: Owner,
  order: { id: string; orderNo: string },
): Promise<Refund | undefined> {
  const row = await shopperRefundRepo(tx, owner).findClaim(order);
  return row && presentRefund(row);
}

type Asked = Pick<
  NewRefund,
  | 'orderItemId'
  | 'orderId'
  | 'orderNo'
  | 'items'
  | 'currency'
  | 'amount'
  | 'reason'
  | 'wish'
  | 'photos'
  | 'dueAt'
  | 'destination'
  | 'method'
  | 'cause'
  | 'orderKind'
> & { now: Date };

/** What was asked back of an order, newest first, and what the shop gave of its own for it, oldest first. */
export async function backOfOrder(tx: Tx, owner: Owner, order: { id: string; orderNo: string }) {
  const repo = shopperRefundRepo(tx, owner);
  const given = (await repo.givenFor(order)).map(({ createdAt, amount, currency, cause, status }) => ({
    ...{ at: createdAt.toISOString(), amount: { amount, currency } },
    ...{ cause: cause as (typeof COMPENSATION_REASONS)[number], isTakenBack: status === 'TAKEN_BACK' },
  }));
  return { asked: (await repo.askedOf(order)).map(presentRefund), given };
}

/** What a shopper asks for. @throws AppError ALREADY_ASKED with what stands, where it was asked for and is not over */
export async function openRefund(tx: Tx, owner: Owner, { now, ...asked }: Asked): Promise<Refund> {
  const repo = shopperRefundRepo(tx, owner);
  const row = await repo.insert({
    ...asked,
    id: newId(),
    refundNo: newNumber('RF', now),
    ...{ status: 'REQUESTED', steps: [{ step: 'REQUESTED', at: now.toISOString() }] },
    ...{ createdAt: now, updatedAt: now },
  });
  if (row) return presentRefund(row);
  const standing = await repo.findStanding(asked);
  throw standing ? new AppError('ALREADY_ASKED', { data: presentRefund(standing) }) : new AppError('STATE_CONFLICT');
}

/** `id` is the compensation’s own: the book has it too, so that its movement finds the cause. */
type Given = Pick<NewRefund, 'id' | 'cause' | 'orderKind' | 'orderId' | 'orderNo' | 'currency' | 'amount' | 'note'> & {
  /** Of the compensation: its shopper and the staff call it alike. */
  no: string;
  /** Paid by the shop's bank, where it keeps no balances. */
  isOwed: boolean;
  now: Date;
};

/** What the shop gives of its own, in the list of all that comes back. @throws AppError STATE_CONFLICT where it is there */
export async function noteCompensation(tx: Tx, owner: Owner, { no, isOwed, now, ...given }: Given): Promise<void> {
  const at = now.toISOString();
  const way = isOwed
    ? ({ destination: 'PROVIDER', method: OFFLINE, status: 'APPROVED' } as const)
    : ({ destination: 'BALANCE', status: 'REFUNDED' } as const);
  const steps = [{ step: way.status, at }];
  const row = { refundNo: no, ...given, ...way, steps, createdAt: now, updatedAt: now };
  if (!(await shopperRefundRepo(tx, owner).insert(row))) throw new AppError('STATE_CONFLICT');
}

/** The bank has paid it. */
export const endCompensation = (tx: Tx, owner: Owner, no: string, now: Date): Promise<void> =>
  shopperRefundRepo(tx, owner).endCompensation(no, now);
