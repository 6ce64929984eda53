import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';

export const BALANCE_TABS = ['transactions', 'deposits', 'withdrawals', 'operations'] as const;
const PAGE_SIZE = 20;

interface Context {
  call: Call;
  query: Record<string, string | undefined>;
}

/** What `/my/balance` starts with: the sums, the ways to top up, and one page of the list that the URL names. */
export async function loadBalance({ call, query }: Context) {
  const tab = BALANCE_TABS.find((name) => name === query.tab) ?? 'transactions';
  const page = (pageNo: number) => ({ query: { pageNo, pageSize: PAGE_SIZE } });
  const [summary, channels, list] = await Promise.all([
    call('GET /front/user-account/querySummary', {}),
    call('GET /front/deposit-channels', {}),
    tab === 'transactions'
      ? pageWithin(query.page, (no) => call('GET /front/user-account/transactions', page(no))).then((rows) => ({
          tab,
          rows,
        }))
      : tab === 'deposits'
        ? pageWithin(query.page, (no) => call('GET /front/user-account/deposits', page(no))).then((rows) => ({
            tab,
            rows,
          }))
        : tab === 'withdrawals'
          ? pageWithin(query.page, (no) => call('GET /front/user-account/withdrawals', page(no))).then((rows) => ({
              tab,
              rows,
            }))
          : pageWithin(query.page, (no) => call('GET /front/user-account/operations', page(no))).then((rows) => ({
              tab,
              rows,
            })),
  ]);
  return { summary, channels, list };
}

export const holdsMoney = ({ summary: { balance, frozen } }: Pick<BalanceData, 'summary'>): boolean =>
  balance.amount > 0 || frozen.amount > 0;
export type BalanceData = Awaited<ReturnType<typeof loadBalance>>;
