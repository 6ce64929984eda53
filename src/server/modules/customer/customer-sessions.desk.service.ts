import type { CustomerSessions } from '../../../contract/customer-desk';
import { paths } from '../../../contract/paths';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { notify } from '../account/account.service';
import { endSessionOf, readSessions } from '../auth/session.service';
import { recordDeed } from '../operator/audit.service';
import { customerDeskRepo } from './customer.desk.repo';

/** @throws AppError NOT_FOUND where the shop has no such shopper */
async function read(tx: Tx, ctx: StaffCtx, shopperId: string): Promise<CustomerSessions> {
  const { tenantId, staffId } = staffScopeOf(ctx);
  if (!(await customerDeskRepo(tx, { tenantId, staffId }).find(shopperId))) throw new AppError('NOT_FOUND');
  return { items: await readSessions(tx, { tenantId, shopperId }, ctx.now()) };
}

/** @throws AppError NOT_FOUND */
export const listCustomerSessions = (ctx: StaffCtx, id: string): Promise<CustomerSessions> =>
  ctx.tx((tx) => read(tx, ctx, id));

/** Logs a shopper out of one browser, and tells them of which. @throws AppError NOT_FOUND where it is over already */
export const endCustomerSession = (
  ctx: StaffCtx,
  { id: shopperId, sessionId }: { id: string; sessionId: string },
): Promise<CustomerSessions> =>
  ctx.tx(async (tx) => {
    const owner = { tenantId: ctx.tenant.id, shopperId };
    const { items } = await read(tx, ctx, shopperId);
    const ended = items.find(({ id }) => id === sessionId);
    if (!ended || !(await endSessionOf(tx, owner, sessionId, ctx.now()))) throw new AppError('NOT_FOUND');
    const { browser, system, network } = ended;
    const reference = [browser, system, network].filter(Boolean).join(' · ') || '?';
    await recordDeed(tx, ctx, {
      ...{ action: 'customer.end-session', subjectKind: 'SHOPPER', subjectId: shopperId },
      before: { sessionId, device: reference },
      after: null,
    });
    await notify(tx, {
      ...owner,
      code: 'SESSION_ENDED',
      event: sessionId,
      reference,
      link: paths.account(),
      at: ctx.now(),
    });
    return keepAnswer(tx, ctx, await read(tx, ctx, shopperId));
  });
