import type { Cell } from '../../../contract/csv-text';
import { majorText } from '../../../contract/money';
import type { Tx } from '../../db/database';
import type { ExportKind, Span } from '../../kernel/export-kind';
import { balancesExportRepo, type Moved } from './balances-export.repo';
import { monthsOf, type Month } from './export-month.rules';

type Shop = Parameters<ExportKind['count']>[1];

/** Where the next page goes on: its month, and what stands on each account as it begins. */
interface Place {
  month: string;
  standing: Record<string, number>;
}

const keyOf = ({ account, provider, currency }: Omit<Moved, 'came' | 'went'>) =>
  [account, provider, currency].join(' ');

/** Months of the shop's calendar in which the book has anything. */
export const monthsOfBook = async (tx: Tx, { id, timezoneOffset }: Shop, span: Span): Promise<Month[]> =>
  monthsOf(span, await balancesExportRepo(tx, id).edges(), timezoneOffset);

/** What stood on each account as a month began and as it was over: one month a page. */
export const balancesExport: ExportKind = {
  name: 'BALANCES',
  permission: 'money.export',
  columns: ['month', 'account', 'provider', 'currency', 'opening', 'came', 'went', 'closing'],
  count: async (tx, shop, span) =>
    (await monthsOfBook(tx, shop, span)).length * (await balancesExportRepo(tx, shop.id).standing()).length,
  async read(tx, shop, { span, after }) {
    const { id } = shop;
    const months = await monthsOfBook(tx, shop, span);
    const place = after === '' ? undefined : (JSON.parse(after) as Place);
    const index = place ? months.findIndex(({ name }) => name === place.month) : 0;
    const month = months[index];
    if (!month) return { lines: [], next: '' };
    const { lines, standing } = await linesOf(tx, id, month, place?.standing ?? (await standingAt(tx, id, month.from)));
    const next = months[index + 1];
    return { lines, next: next ? JSON.stringify({ month: next.name, standing } satisfies Place) : '' };
  },
};

/** What stands now less all that came since. */
async function standingAt(tx: Tx, tenantId: string, at: Date): Promise<Place['standing']> {
  const repo = balancesExportRepo(tx, tenantId);
  const since = new Map((await repo.moved(at)).map((one) => [keyOf(one), one.came - one.went]));
  const standing = (await repo.standing()).map(({ amount, ...one }) => [keyOf(one), amount - (since.get(keyOf(one)) ?? 0)]); // prettier-ignore
  return Object.fromEntries(standing) as Place['standing'];
}

async function linesOf(tx: Tx, tenantId: string, { name, from, until }: Month, standing: Place['standing']) {
  const moved = new Map((await balancesExportRepo(tx, tenantId).moved(from, until)).map((one) => [keyOf(one), one]));
  const closing: Place['standing'] = {};
  const lines: Cell[][] = [];
  for (const key of [...new Set([...Object.keys(standing), ...moved.keys()])].toSorted()) {
    const [account = '', provider = '', currency = ''] = key.split(' ');
    const { came = 0, went = 0 } = moved.get(key) ?? {};
    const opening = standing[key] ?? 0;
    const sum = (amount: number) => majorText({ amount, currency });
    closing[key] = opening + came - went;
    if (opening || came || went)
      lines.push([name, account, provider, currency, sum(opening), sum(came), sum(went), sum(closing[key])]);
  }
  return { lines, standing: closing };
}
