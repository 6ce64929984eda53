import type { BalanceData } from '../../../src/features/wallet/load-balance';

export const usd = (amount: number) => ({ amount, currency: 'USD' });
export const rowsOf = <Row>(...items: Row[]) => ({ items, total: items.length, pageNo: 1, pageSize: 20 });
const at = '2030-01-01T10:00:00Z';

export const transactions: BalanceData['list'] = {
  tab: 'transactions',
  rows: rowsOf(
    { id: '3', kind: 'PAYMENT', amount: usd(-3058), balanceAfter: usd(6942), reference: 'PO77', createdAt: at },
    { id: '4', kind: 'PAYMENT', amount: usd(-1200), balanceAfter: usd(10_000), reference: 'TO78', createdAt: at },
    { id: '2', kind: 'DEPOSIT', amount: usd(10_000), balanceAfter: usd(10_000), reference: 'DP12', createdAt: at },
  ),
};
export const deposits: BalanceData['list'] = {
  tab: 'deposits',
  rows: rowsOf(
    { id: 'd1', depositNo: 'DP12', amount: usd(10_000), status: 'CREDITED', channel: 'SANDBOX', createdAt: at },
    { id: 'd2', depositNo: 'DP13', amount: usd(500), status: 'PENDING', channel: 'GONE', createdAt: at },
  ),
};
export const withdrawals: BalanceData['list'] = {
  tab: 'withdrawals',
  rows: rowsOf({
    id: 'w1',
    withdrawalNo: 'WD5',
    amount: usd(2000),
    status: 'REQUESTED',
    accountText: 'Harbour Bank 12-34',
    note: '',
    createdAt: at,
  }),
};
export const balanceData = (more: Partial<BalanceData> = {}): BalanceData => ({
  summary: { balance: usd(6942), frozen: usd(2000), hasPayPassword: true },
  channels: [
    {
      channel: 'SANDBOX',
      name: 'Sandbox',
      minimum: usd(500),
      maximum: usd(100_000),
      isTest: true,
      isOffline: false,
      methods: [],
    },
  ],
  list: transactions,
  ...more,
});
