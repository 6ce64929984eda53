import { majorText } from '../../../contract/money';
import type { ExportKind } from '../../kernel/export-kind';
import { monthsOfBook } from '../wallet/balances-export.service';
import { taxedSums } from './tax-export.repo';

/** Countries and kinds of a month, about. */
const LINES_A_MONTH = 20;

/**
 * What was earned and given back by month, country and kind, for an accountant: its sums over countries are what moved the
 * same accounts in the balances. Which rate of which country is due of them is theirs to say.
 */
export const taxExport: ExportKind = {
  name: 'TAX',
  permission: 'money.export',
  columns: ['month', 'country', 'account', 'kind', 'events', 'came', 'went', 'net', 'currency'],
  count: async (tx, shop, span) => LINES_A_MONTH * (await monthsOfBook(tx, shop, span)).length,
  async read(tx, shop, { span, after }) {
    const { id } = shop;
    const months = await monthsOfBook(tx, shop, span);
    const index = after === '' ? 0 : months.findIndex(({ name }) => name === after);
    const month = months[index];
    if (!month) return { lines: [], next: '' };
    const lines = (await taxedSums(tx, id, month.from, month.until)).map(({ currency, came, went, ...row }) => {
      const sum = (amount: number) => majorText({ amount, currency });
      return [
        ...[month.name, row.country.toUpperCase(), row.account, row.kind, row.events],
        ...[sum(came), sum(went), sum(came - went), currency],
      ];
    });
    return { lines, next: months[index + 1]?.name ?? '' };
  },
};
