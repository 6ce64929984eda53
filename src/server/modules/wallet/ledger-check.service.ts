import { systemTx } from '../../db/database';
import { isPassing } from '../../db/database-errors';
import { ledgerCheckRepo, type AccountKey, type MovedAccount, type ReadAccount } from './ledger-check.repo';

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
    let last: MovedAccount | undefined;
    do {
      if (isStopped()) return [...findings.values()];
      const { read, unreadable, end } = await readNext(scope, until, last);
      last = end;
      const wrong = [
        ...read.flatMap((account) => problemsOf(account).map((problem) => ({ tenantId: account.tenantId, problem }))),
        ...unreadable.map(({ tenantId, id }) => ({ tenantId, problem: `account ${id} cannot be read` })),
      ];
      for (const finding of wrong) findings.set(`${finding.tenantId} ${finding.problem}`, finding);
      const right = read.filter((account) => problemsOf(account).length === 0);
      const isKept = right.length > 0 && (await systemTx((tx) => ledgerCheckRepo(tx, scope).keep(right))) > 0;
      isMore ||= isKept && right.some(({ isToTheEnd }) => !isToTheEnd);
    } while (last);
  }
  return [...findings.values()];
}

/** As many as can be read at once; where one of them cannot, each by itself: it keeps none of the others unchecked. */
async function readNext(scope: Scope, until: string, last?: MovedAccount) {
  const read = (after?: MovedAccount, limit?: number) =>
    systemTx((tx) => ledgerCheckRepo(tx, scope).readNext(until, after, limit));
  try {
    const accounts = await read(last);
    return { read: accounts, unreadable: [], end: accounts.at(-1) };
  } catch (error) {
    if (isPassing(error)) throw error;
    const listed = await systemTx((tx) => ledgerCheckRepo(tx, scope).listNext(until, last));
    const found: ReadAccount[] = [];
    const unreadable: MovedAccount[] = [];
    for (const [index, account] of listed.entries()) {
      const alone = await read(listed[index - 1] ?? last, 1).catch(() => undefined);
      if (alone) found.push(...alone);
      else unreadable.push(account);
    }
    return { read: found, unreadable, end: listed.at(-1) };
  }
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
