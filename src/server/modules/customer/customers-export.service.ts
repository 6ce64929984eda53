import { majorText } from '../../../contract/money';
import type { ExportKind } from '../../kernel/export-kind';
import { cursorOf } from '../../kernel/row-cursor';
import { customersExportRepo } from './customers-export.repo';

/** Everybody who buys at the shop, with what lies on their balance. */
export const customersExport: ExportKind = {
  name: 'CUSTOMERS',
  permission: 'customer.data-export',
  columns: ['email', 'name', 'createdAt', 'blocked', 'currency', 'balance'],
  count: (tx, { id }, span) => customersExportRepo(tx, id).count(span),
  async read(tx, { id, currency }, page) {
    const rows = await customersExportRepo(tx, id).read(page, currency);
    const last = rows.length === page.limit ? rows.at(-1) : undefined;
    return {
      lines: rows.map(({ row, balance }) => [
        ...[row.email, row.name, row.createdAt.toISOString(), row.blockedAt?.toISOString() ?? ''],
        ...[currency, majorText({ amount: balance ?? 0, currency })],
      ]),
      next: last ? cursorOf(last.row) : '',
    };
  },
};
