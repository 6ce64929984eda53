import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { payPasswordRepo } from './pay-password.repo';
import { shownReference } from './ledger.rules';
import { walletRepo } from './wallet.repo';

export { spellReference } from './wallet.rules';

export async function getSummary(ctx: UserCtx) {
  const { currency } = ctx.tenant;
  const owner = ownerOf(ctx);
  return ctx.tx(async (tx) => {
    const { balance, frozen } = await walletRepo(tx, owner).balances(currency);
    const shopper = await payPasswordRepo(tx, owner).find();
    if (!shopper) throw new AppError('NOT_FOUND');
    return {
      balance: { amount: balance, currency },
      frozen: { amount: frozen, currency },
      hasPayPassword: shopper.payHash !== null,
    };
  });
}

/** Every movement of the balance, newest first. */
export async function listTransactions(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
  const { currency } = ctx.tenant;
  const { items, total } = await ctx.tx((tx) => walletRepo(tx, ownerOf(ctx)).pageOfEntries(currency, page));
  return {
    ...page,
    total,
    items: items.map((entry) => ({
      id: entry.txnId,
      kind: entry.kind,
      amount: { amount: entry.amount, currency },
      balanceAfter: { amount: entry.balanceAfter, currency },
      reference: shownReference(entry.reference),
      createdAt: entry.createdAt.toISOString(),
    })),
  };
}
