import { majorText } from '../../../contract/money';
import type { ExportKind } from '../../kernel/export-kind';
import { cursorOf } from '../../kernel/row-cursor';
import { ordersExportRepo } from './orders-export.repo';

/** Every order, with whose it is and its sums in the shop's currency and in yuan. What was paid on top is not in its total, and goes back as it does. */
export const ordersExport: ExportKind = {
  name: 'ORDERS',
  permission: 'money.export',
  columns: [
    ...['orderNo', 'createdAt', 'status', 'email', 'channel', 'seller', 'warehouse', 'currency', 'goods', 'freight'],
    ...['serviceFee', 'total', 'refunded', 'totalCny', 'rate', 'paidMore'],
  ],
  count: (tx, { id }, span) => ordersExportRepo(tx, id).count(span),
  async read(tx, { id }, page) {
    const rows = await ordersExportRepo(tx, id).read(page);
    const lines = rows.map(({ row, email, paidMore }) => {
      const sum = (amount: number) => majorText({ amount, currency: row.currency });
      return [
        ...[row.orderNo, row.createdAt.toISOString(), row.status, email, row.channel, row.shopName, row.warehouseId],
        ...[row.currency, sum(row.goodsLocal), sum(row.freightLocal), sum(row.serviceFeeLocal), sum(row.totalLocal)],
        ...[sum(row.refundedLocal), majorText({ amount: row.totalFen, currency: 'CNY' }), row.cnyToLocalRate],
        sum(paidMore),
      ];
    });
    const last = rows.length === page.limit ? rows.at(-1) : undefined;
    return { lines, next: last ? cursorOf(last.row) : '' };
  },
};
