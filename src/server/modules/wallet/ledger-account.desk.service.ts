import type { LedgerAccount, LedgerAccountQuery } from '../../../contract/ledger-account';
import { midnightOf, tenantDate } from '../../../contract/tenant-time';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { ledgerAccountDeskRepo } from './ledger-account.desk.repo';
import { whose } from './ledger.desk.service';
import { shownReference } from './ledger.rules';

const DAY_MS = 86_400_000;

/**
 * What stands on an account, and why: what stood there when the days began is what stands now less all that came since.
 * Sums, order and what stood there after each entry all go by when it was booked, not by when it was posted.
 * @throws AppError NOT_FOUND, INVALID where the days end before they begin
 */
export async function getLedgerAccount(ctx: StaffCtx, id: string, query: LedgerAccountQuery): Promise<LedgerAccount> {
  const { timezoneOffset } = ctx.tenant;
  const until = query.until ?? tenantDate(ctx.now(), timezoneOffset);
  const from = query.from ?? `${until.slice(0, 7)}-01`;
  if (until < from) throw new AppError('INVALID', { errors: [{ path: 'until', code: 'too_small' }] });
  const days = {
    from: midnightOf(from, timezoneOffset),
    until: new Date(midnightOf(until, timezoneOffset).getTime() + DAY_MS),
  };
  return ctx.tx(async (tx) => {
    const repo = ledgerAccountDeskRepo(tx, staffScopeOf(ctx), id);
    const row = await repo.find();
    if (!row) throw new AppError('NOT_FOUND');
    const after = query.after === undefined ? undefined : await repo.placeOf(Number(query.after));
    if (query.after !== undefined && !after) throw new AppError('NOT_FOUND');
    const since = await repo.movedSince(days.from);
    const kinds = await repo.kinds(days);
    const found = await repo.entries(days, query.kind, query.limit, after);
    const items = found.slice(0, query.limit);
    const last = found.length > query.limit ? items.at(-1) : undefined;
    const { account, provider, currency, balance } = row;
    const money = (amount: number) => ({ amount, currency });
    const opening = balance - since;
    const moved = kinds.reduce((sum, { amount }) => sum + amount, 0);
    const came = kinds.reduce((sum, kind) => sum + kind.came, 0);
    const closing = opening + moved;
    const top = after ? closing - (await repo.movedFrom(days, after)) : closing;
    const stood = items.map((_, index) => items.slice(0, index).reduce((rest, { amount }) => rest - amount, top));
    return {
      ...{ id, account, provider, shopper: whose(row), from, until },
      ...{ balance: money(balance), opening: money(opening) },
      ...{ in: money(came), out: money(moved - came), closing: money(closing) },
      kinds: kinds.map(({ kind, count, amount }) => ({ kind, count, amount: money(amount) })),
      items: items.map(({ id: eventId, kind, reference, at, amount }, index) => ({
        ...{ id: eventId, kind, no: shownReference(reference), at: at.toISOString() },
        ...{ amount: money(amount), balance: query.kind ? null : money(stood[index] ?? top) },
      })),
      next: last ? String(last.position) : null,
    };
  });
}
