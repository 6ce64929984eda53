import { systemTx } from '../../db/database';
import { ledgerCheckRepo, type AccountKey, type ReadAccount } from './ledger-check.repo';

export interface Finding {
  tenantId: string;
  problem: string;
}
type Scope = { tenantId?: string };
const WEEK_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Invariants L1 to L3 and L14 over what came to the books since the last check. An account with which something is
 * wrong stays unchecked, and is found every time. @returns what is wrong: nothing, ever
 */
export async function checkNews(isStopped = () => false, scope: Scope = {}): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  const until = await systemTx((tx) => ledgerCheckRepo(tx, scope).startsAt());
  for (let isMore = true; isMore;) {
    isMore = false;
    let read: ReadAccount[] = [];
    do {
      if (isStopped()) return [...findings.values()];
      const last = read.at(-1);
      read = await systemTx((tx) => ledgerCheckRepo(tx, scope).readNext(until, last));
      for (const account of read)
        for (const problem of problemsOf(account))
          findings.set(`${account.tenantId} ${problem}`, { tenantId: account.tenantId, problem });
      const right = read.filter((account) => problemsOf(account).length === 0);
      const isKept = right.length > 0 && (await systemTx((tx) => ledgerCheckRepo(tx, scope).keep(right))) > 0;
      isMore ||= isKept && right.some(({ isToTheEnd }) => !isToTheEnd);
    } while (read.length > 0);
  }
  return [...findings.values()];
}

const problemsOf = ({ id, sum, balance, isToTheEnd, hasGap, jumps, unbalancedTxns }: ReadAccount): string[] => [
  ...unbalancedTxns.map((txn) => `transaction ${txn} does not sum to zero`),
  ...(isToTheEnd && sum !== balance ? [`balance of account ${id} is not the sum of its entries`] : []),
  ...(jumps ? [`running balance of account ${id} jumps`] : []),
  ...(hasGap ? [`an entry of account ${id} is missing`] : []),
];

/** Has a seventh of all accounts read anew by the next check, another one each day. */
export const forgetOneDay = (now: Date, isStopped?: () => boolean): Promise<void> =>
  forget({ nth: Math.floor(now.getTime() / DAY_MS) % WEEK_DAYS, of: WEEK_DAYS }, {}, isStopped);

async function forget(slice: { nth: number; of: number }, scope: Scope, isStopped = () => false): Promise<void> {
  let last: AccountKey | undefined;
  do last = (await systemTx((tx) => ledgerCheckRepo(tx, scope).forget(slice, last))).at(-1);
  while (last && !isStopped());
}

/** The whole book of one shop, from its first entry on. */
export async function verifyLedger(tenantId: string): Promise<string[]> {
  await forget({ nth: 0, of: 1 }, { tenantId });
  return (await checkNews(undefined, { tenantId })).map(({ problem }) => problem);
}
