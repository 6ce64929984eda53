import type { DeskEvent } from '../../../contract/desk-event';
import type { Tx } from '../../db/database';
import { mayDo } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { besideRecordRepo } from './beside-record.repo';
import { firstWordsOf } from './first-words.rules';

interface Recorded {
  kind: 'ORDER' | 'TRANSIT';
  id: string;
  no: string;
  shopperId: string;
  createdAt: Date;
}

/**
 * What the history of a record tells beside its states: its money, what was asked back of it, what was said and noted of
 * it, and who has looked at its shopper's account since it was made. Money to those alone who may read of it, what is a
 * shopper's to those who may of customers, and what a shopper asked back to both.
 */
export async function findBeside(tx: Tx, ctx: StaffCtx, { kind, id, no, ...its }: Recorded): Promise<DeskEvent[]> {
  const repo = besideRecordRepo(tx, { tenantId: ctx.tenant.id });
  const isOfMoney = mayDo(ctx.staff, 'money.read');
  const isOfCustomers = mayDo(ctx.staff, 'customer.read');
  const booked = isOfMoney ? await repo.money(no) : [];
  const asked = isOfMoney || isOfCustomers ? await repo.asked(no) : [];
  const refunds = asked.flatMap((one) => askedBack(one, isOfCustomers));
  const money = booked.map(({ kind: code, at, amount, currency }): DeskEvent => ({
    ...{ at: at.toISOString(), kind: 'MONEY', code, detail: '', staffName: null },
    sum: { amount, currency },
    // of what it is for only its shopper pays
    ...(code === 'PAYMENT' && { by: 'SHOPPER' as const }),
  }));
  if (!isOfCustomers) return [...money, ...refunds];
  const messages = (await repo.messages(kind, id)).map(({ author, text, at, staffName }): DeskEvent => ({
    ...{ at: at.toISOString(), kind: 'MESSAGE', code: author },
    ...{ detail: firstWordsOf(text), staffName: staffName || null },
  }));
  const looks = (await repo.looks(its.shopperId, its.createdAt)).map(({ at, staffName, reason }): DeskEvent => ({
    ...{ at: at.toISOString(), kind: 'LOOK', code: 'ACCOUNT', detail: reason, staffName },
  }));
  return [...money, ...refunds, ...messages, ...looks];
}

type Asked = Awaited<ReturnType<ReturnType<typeof besideRecordRepo>['asked']>>[number];

/** A request and what became of it; that its money went back is booked, and told as that. */
const askedBack = ({ steps, amount, currency, reason }: Asked, withReason: boolean): DeskEvent[] =>
  steps
    .filter(({ step }) => step !== 'APPROVED' && step !== 'REFUNDED')
    .map(({ step, at }): DeskEvent => {
      const isFirst = step === 'REQUESTED';
      return {
        ...{
          at,
          kind: 'REFUND',
          code: step,
          detail: isFirst && withReason ? firstWordsOf(reason) : '',
          staffName: null,
        },
        sum: { amount, currency },
        ...(isFirst && { by: 'SHOPPER' as const }),
      };
    });
