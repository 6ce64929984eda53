import { join } from 'node:path';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { findMessage, textsIn } from '../../kernel/messages';
import { shownReference } from './ledger.rules';
import { walletHistoryRepo } from './wallet-history.repo';
import { actorOf, OPERATIONS, sourceOf } from './wallet-history.rules';

/** Why money comes back has its words on the page of what does. */
const findCauses = textsIn((locale) => join('public', 'locales', locale, 'my.json'));

/** What happened to the account beside movements, newest first. */
export async function listOperations(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
  const told = await ctx.tx((tx) => walletHistoryRepo(tx, ownerOf(ctx)).pageOfTold(Object.keys(OPERATIONS), page));
  const say = (code: string, part: string, reference: string) =>
    findMessage(ctx.locale, `notifications.${code}.${part}`, { reference }) ?? code;
  return {
    ...page,
    total: told.total,
    items: told.items.map(({ id, code, reference, createdAt }) => ({
      id,
      kind: code,
      by: actorOf(code),
      reference,
      title: say(code, 'title', reference),
      note: say(code, 'body', reference),
      at: createdAt.toISOString(),
    })),
  };
}

/** A movement of the balance with one sentence why, in the shopper's language. @throws AppError NOT_FOUND */
export async function getTransaction(ctx: UserCtx, id: string) {
  const { found, sides, cause } = await ctx.tx(async (tx) => {
    const repo = walletHistoryRepo(tx, ownerOf(ctx));
    const movement = await repo.findMovement(id);
    if (!movement) throw new AppError('NOT_FOUND');
    return { found: movement, sides: await repo.listSides(id), cause: await repo.findCause(movement) };
  });
  const { kind, currency, createdAt } = found;
  const sumOf = (amount: number) => ({ amount, currency });
  const reference = shownReference(found.reference);
  const why = reference ? kind : `${kind}_bare`;
  return {
    transaction: {
      id,
      kind,
      amount: sumOf(found.amount),
      balanceAfter: sumOf(found.balanceAfter),
      reference,
      createdAt: createdAt.toISOString(),
    },
    entries: sides.map((side) => ({
      label: findMessage(ctx.locale, `ledgerAccounts.${side.kind}`) ?? side.kind,
      amount: sumOf(side.amount),
    })),
    source: sourceOf(reference),
    explanation: [
      findMessage(ctx.locale, `whyMoved.${why}`, { reference }) ?? kind,
      cause && findCauses(ctx.locale, `refunds.cause.${cause}`),
    ]
      .filter(Boolean)
      .join(' '),
  };
}
