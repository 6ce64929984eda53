import { AppError } from '../kernel/app-error';
import { shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';
import { reviewDeposit, type DepositReview } from '../modules/wallet/review-deposit.service';

/** What a person at the console is remembered as. */
const CONSOLE = 'console';

/** `credit <shop> <number> <minor units>` or `refuse <shop> <number> <reason>`. @throws ShopRefusal */
export async function runDepositCommand(words: string[], { now }: { now: Date }): Promise<string> {
  const [verb, shop, depositNo, ...rest] = words;
  const decision = decisionOf(verb, rest.join(' '));
  if (!decision || !shop || !depositNo)
    throw new ShopRefusal(
      'Say: deposit credit <shop> <number> <minor units>, or deposit refuse <shop> <number> <reason>.',
    );
  const tenantId = await shopIdOf(shop);
  await reviewDeposit({ tenantId, depositNo, by: CONSOLE, now, decision }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw new ShopRefusal(`${tenantId} has no transfer ${depositNo}.`); // prettier-ignore
    if (error instanceof AppError && error.code === 'STATE_CONFLICT') throw new ShopRefusal(`${depositNo} does not wait for a decision.`); // prettier-ignore
    throw error;
  });
  return 'credit' in decision ? `${depositNo}: ${String(decision.credit)} credited` : `${depositNo}: refused`;
}

function decisionOf(verb: string | undefined, said: string): DepositReview['decision'] | undefined {
  if (verb === 'refuse' && said) return { reject: said };
  return verb === 'credit' && /^[1-9]\d{0,14}$/.test(said) ? { credit: Number(said) } : undefined;
}
