import type {
  CustomerBlock,
  CustomerList,
  CustomerQuery,
  DeskCustomer,
  ListedCustomer,
} from '../../../contract/customer-desk';
import { OFFLINE } from '../../../contract/offline-deposit';
import { ASKED_CAUSES } from '../../../contract/refund.enums';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { readLevel, readPaidInAll } from '../account/level.service';
import { readStanding } from '../account/standing.service';
import { setBlocked } from '../auth/block.service';
import { findDeedsOf, recordDeed } from '../operator/audit.service';
import { whoIs } from './customer-search.service';
import { threadDeskRepo } from './thread.desk.repo';
import { statusAt } from './thread.rules';
import { newestRefunds } from './customer-refunds.repo';
import { customerThingsRepo } from './customer-things.repo';
import { customerDeskRepo, MOST_FOUND, type ShopperRow } from './customer.desk.repo';

export async function listCustomers(ctx: StaffCtx, { keyword, ...query }: CustomerQuery): Promise<CustomerList> {
  const word = keyword?.trim();
  const limit = word ? MOST_FOUND : query.limit;
  const [at = '', id = ''] = query.after?.split(/_(.*)/s) ?? [];
  const after = query.after === undefined ? undefined : { createdAt: new Date(Number(at)), id };
  return ctx.tx(async (tx) => {
    const repo = customerDeskRepo(tx, staffScopeOf(ctx));
    const found = word ? await repo.among(await whoIs(tx, ctx, word)) : await repo.list(limit, after);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const codes = await repo.codesOf(rows.map((row) => row.id));
    const paid = await readPaidInAll(tx, staffScopeOf(ctx), rows.map(({ id: each }) => each)); // prettier-ignore
    return {
      items: rows.map((row) => ({
        ...listed(row, codes),
        paid: { amount: paid.get(row.id) ?? 0, currency: ctx.tenant.currency },
      })),
      next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
    };
  });
}

/** @throws AppError NOT_FOUND */
export const getCustomer = (ctx: StaffCtx, id: string): Promise<DeskCustomer> => ctx.tx((tx) => read(tx, ctx, id));

/** @throws AppError NOT_FOUND */
export const noteCustomer = (ctx: StaffCtx, shopperId: string, text: string): Promise<DeskCustomer> =>
  retriedTx(ctx, async (tx) => {
    const repo = customerDeskRepo(tx, staffScopeOf(ctx));
    if (!(await repo.find(shopperId))) throw new AppError('NOT_FOUND');
    const noteId = newId();
    await repo.insertNote({ id: noteId, shopperId, text, createdAt: ctx.now() });
    await recordDeed(tx, ctx, { action: 'customer.note', ...subjectOf(shopperId), after: { noteId } });
    return keepAnswer(tx, ctx, await read(tx, ctx, shopperId));
  });

/** Shuts somebody out, or lets them in again. @throws AppError NOT_FOUND, STATE_CONFLICT with the shopper as they are now */
export async function blockCustomer(ctx: StaffCtx, shopperId: string, { isBlocked, reason }: CustomerBlock) {
  return retriedTx(ctx, async (tx) => {
    const { tenantId } = staffScopeOf(ctx);
    const before = await read(tx, ctx, shopperId);
    if (!(await setBlocked(tx, { tenantId, shopperId }, isBlocked, ctx.now())))
      throw new AppError('STATE_CONFLICT', { data: await read(tx, ctx, shopperId) });
    await recordDeed(tx, ctx, {
      ...{ action: 'customer.block', ...subjectOf(shopperId), reason },
      before: { isBlocked: before.blocked !== null },
      after: { isBlocked },
    });
    return read(tx, ctx, shopperId);
  });
}

const NEWEST_THREADS = 10;
const subjectOf = (subjectId: string) => ({ subjectKind: 'SHOPPER', subjectId });

/** Since when they are shut out, by whom and why. */
async function blockOf(tx: Tx, ctx: StaffCtx, at: Date, id: string) {
  const deeds = await findDeedsOf(tx, staffScopeOf(ctx), { ...subjectOf(id), action: 'customer.block' });
  return { at: at.toISOString(), reason: deeds[0]?.reason ?? '', staffName: deeds[0]?.staffName ?? '' };
}

const listed = ({ id, name, email, createdAt }: ShopperRow, codes: Map<string, string[]>): ListedCustomer => ({
  ...{ id, name, email, codes: codes.get(id) ?? [] },
  since: createdAt.toISOString(),
});

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskCustomer> {
  const repo = customerDeskRepo(tx, staffScopeOf(ctx));
  const row = await repo.find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const owner = { tenantId: ctx.tenant.id, shopperId: id };
  const things = customerThingsRepo(tx, owner);
  const { count, lastSeenAt } = await repo.sessionsOf(id, ctx.now());
  const notes = await repo.notesOf(id);
  return {
    ...listed(row, await repo.codesOf([id])),
    ...{ phoneNumber: row.phoneNumber, language: row.language, kind: row.kind },
    ...{ sessions: count, lastSeenAt: lastSeenAt?.toISOString() ?? null },
    ...(await readStanding(tx, owner, ctx.tenant.currency)),
    level: await readLevel(tx, owner, ctx),
    blocked: row.blockedAt ? await blockOf(tx, ctx, row.blockedAt, id) : null,
    newest: {
      orders: (await things.orders()).map(dated),
      shipments: (await things.shipments()).map(dated),
      deposits: (await things.deposits()).map(({ amount, currency, channel, ...row }) => ({
        ...dated(row),
        ...{ amount: { amount, currency }, isTransfer: channel === OFFLINE },
      })),
      withdrawals: (await things.withdrawals()).map(({ amount, currency, ...row }) => ({
        ...dated(row),
        amount: { amount, currency },
      })),
    },
    stored: await things.stored(),
    threads: (await threadDeskRepo(tx, staffScopeOf(ctx)).ofShopper(id, NEWEST_THREADS)).map(
      ({ id: threadId, subjectKind, reference, lastAt, ...row }) => ({
        ...{ id: threadId, subjectKind, reference, status: statusAt(row, ctx.now()) },
        lastAt: lastAt.toISOString(),
      }),
    ),
    refunds: (await newestRefunds(tx, owner)).map(({ cause, amount, currency, createdAt, ...refund }) => ({
      ...{ ...refund, isAsked: ASKED_CAUSES.some((one) => one === cause), amount: { amount, currency } },
      createdAt: createdAt.toISOString(),
    })),
    notes: notes.map(({ at, staffName, ...note }) => ({ ...note, at: at.toISOString(), staffName: staffName ?? '' })),
  };
}

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
