import { shopTx, type Tx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { giveByRule, givenByRules, type Missed } from '../payment/rule-compensation.service';
import type { TenantRecord } from '../../kernel/tenant-record';
import { readTenant } from '../tenant/tenant.service';
import { missedBefore, missedClocks, saveClock } from './clock.repo';
import { givenForLate, isGivenFor } from './late-compensation.rules';
import { lockShopOrder, type OrderRow } from './purchase.repo';

/** Gives what the rules of shops say for clocks that were missed, in all shops that have some. @returns for how many orders */
export async function compensateLate(now: Date, isStopped?: IsStopped): Promise<number> {
  const jobs = [
    { job: 'compensate orders not bought', due: missedClocks('PLACE'), work: compensate },
    { job: 'compensate orders not sent', due: missedClocks('SELLER'), work: compensate },
    { job: 'compensate orders that went on', due: missedBefore, work: compensate },
  ];
  let done = 0;
  for (const job of jobs) done += await doDueWork(job, () => now, isStopped);
  return done;
}

async function compensate({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<'later' | undefined> {
  return retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
    // whoever buys it holds it too: what was bought in time is not late any more
    const order = await lockShopOrder(tx, tenantId, id);
    const tenant = await readTenant(tx, tenantId, now);
    if (!tenant || !order) return undefined;
    const { clock, dueAt, missed } = order;
    const isRunning = isGivenFor(clock) && dueAt !== null && dueAt <= now && !missed.includes(clock);
    const waits: Missed['rule'][] = [];
    for (const rule of isRunning ? [...missed, clock] : missed)
      if (!(await isSettled(tx, { tenant, order, rule, now }))) waits.push(rule);
    const left = missed.filter((rule) => waits.includes(rule));
    if (left.length < missed.length) await saveClock(tx, { tenantId }, id, { missed: left });
    return waits.length > 0 ? 'later' : undefined;
  });
}

interface Late {
  tenant: TenantRecord;
  order: OrderRow;
  rule: Missed['rule'];
  now: Date;
}

/** @returns false where it may be given later: another month has more, or while its clock runs another rule */
async function isSettled(tx: Tx, { tenant, order, rule, now }: Late): Promise<boolean> {
  const before = await givenByRules(tx, tenant.id, order.id);
  const amount = givenForLate(tenant.staffLimits?.late, rule, order, before);
  if (amount === 0) return order.clock !== rule;
  const { id: orderId, shopperId, orderNo } = order;
  return giveByRule(tx, { tenant, now: () => now }, { rule, shopperId, orderId, orderNo, amount });
}
