import type { CustomerList, CustomerQuery, DeskCustomer, ListedCustomer } from '../../../contract/customer-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { spellingsOf } from './customer-search.rules';
import { customerSearchRepo } from './customer-search.repo';
import { customerThingsRepo } from './customer-things.repo';
import { customerDeskRepo, MOST_FOUND, type ShopperRow } from './customer.desk.repo';
import { overviewRepo } from './overview.repo';
import { countsOf } from './overview.rules';

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
    return {
      items: rows.map((row) => listed(row, codes)),
      next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
    };
  });
}

/** Whom a word is about: an e-mail is nobody else's; a number before a name. */
async function whoIs(tx: Tx, { tenant }: StaffCtx, word: string): Promise<string[]> {
  const search = customerSearchRepo(tx, { tenantId: tenant.id });
  if (word.includes('@')) return search.byEmail(word.toLowerCase());
  const numbered = await search.byNumber(word.toUpperCase(), MOST_FOUND);
  return numbered.length > 0 ? [...new Set(numbered)] : search.byName(spellingsOf(word), MOST_FOUND);
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
    const subject = { subjectKind: 'SHOPPER', subjectId: shopperId };
    await recordDeed(tx, ctx, { action: 'customer.note', ...subject, after: { noteId } });
    return keepAnswer(tx, ctx, await read(tx, ctx, shopperId));
  });

const listed = ({ id, name, email, createdAt }: ShopperRow, codes: Map<string, string[]>): ListedCustomer => ({
  ...{ id, name, email, codes: codes.get(id) ?? [] },
  since: createdAt.toISOString(),
});

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskCustomer> {
  const repo = customerDeskRepo(tx, staffScopeOf(ctx));
  const row = await repo.find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const { currency } = ctx.tenant;
  const owner = { tenantId: ctx.tenant.id, shopperId: id };
  const sums = overviewRepo(tx, owner);
  const things = customerThingsRepo(tx, owner);
  const { count, lastSeenAt } = await repo.sessionsOf(id, ctx.now());
  const [account] = await sums.balance(currency);
  const notes = await repo.notesOf(id);
  return {
    ...listed(row, await repo.codesOf([id])),
    ...{ phoneNumber: row.phoneNumber, language: row.language, kind: row.kind },
    ...{ sessions: count, lastSeenAt: lastSeenAt?.toISOString() ?? null },
    balance: { amount: account?.balance ?? 0, currency },
    orders: countsOf(await sums.countOrders()),
    parcels: countsOf(await sums.countParcels()),
    shipments: countsOf(await sums.countShipments()),
    newest: {
      orders: (await things.orders()).map(dated),
      shipments: (await things.shipments()).map(dated),
      deposits: (await things.deposits()).map(dated),
    },
    stored: await things.stored(),
    notes: notes.map(({ at, staffName, ...note }) => ({ ...note, at: at.toISOString(), staffName: staffName ?? '' })),
  };
}

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
