import { currencyIn, idIn, readTable, sumIn, timeIn } from './read-table';
import type { StatementRow } from './statement.port';

const KINDS: Record<string, StatementRow['kind']> = {
  charge: 'CHARGE',
  payment: 'CHARGE',
  refund: 'REFUND',
  payment_refund: 'REFUND',
  payout: 'PAYOUT',
};

/** Balance transactions of Stripe, exported by hand or as the report “Balance change from activity, itemized”; in UTC. */
export const readStripeStatement = readTable({
  delimiter: ',',
  columns: {
    id: ['id', 'balance_transaction_id'],
    type: ['type', 'reporting_category'],
    gross: ['amount', 'gross'],
    fee: ['fee', 'fees'],
    net: ['net'],
    currency: ['currency'],
    date: ['created (utc)', 'created_utc', 'created'],
  },
  needs: ['id', 'type', 'gross', 'fee', 'net', 'currency', 'date'],
  rowOf(cell) {
    const currency = currencyIn(cell('currency'));
    const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/.exec(cell('date')) ?? [];
    return {
      date: timeIn(parts, 0, cell('date')),
      kind: KINDS[cell('type').toLowerCase()] ?? 'OTHER',
      providerId: idIn(cell('id')),
      gross: sumIn(cell('gross'), currency),
      fee: sumIn(cell('fee'), currency),
      net: sumIn(cell('net'), currency),
      currency,
    };
  },
});
