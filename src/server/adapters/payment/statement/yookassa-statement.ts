import { currencyIn, idIn, readTable, sumIn, timeIn } from './read-table';

/** Moscow. */
const HOURS_AHEAD = 3;

/**
 * Registers of YooKassa, of payments or of refunds, as CSV, whose columns a shop may choose. Refunds are told without a
 * sign. Not confirmed, each a line to correct: names of the columns beyond those of its documents.
 */
export const readYookassaStatement = readTable({
  delimiter: ';',
  columns: {
    refund: ['идентификатор возврата', 'refund id'],
    id: ['идентификатор платежа', 'payment id'],
    gross: ['сумма платежа', 'payment amount', 'сумма возврата', 'refund amount'],
    net: [
      'сумма платежа за вычетом комиссии нко',
      'сумма за вычетом комиссии',
      'payment amount minus commission',
    ],
    currency: ['валюта платежа', 'payment currency', 'валюта возврата', 'refund currency'],
    date: ['время платежа', 'время операции', 'дата платежа', 'дата и время возврата', 'время возврата', 'time of payment'],
  },
  needs: ['id', 'gross', 'currency', 'date'],
  rowOf(cell) {
    const currency = currencyIn(cell('currency'));
    const [, day, month, year, ...time] = /^(\d\d)\.(\d\d)\.(\d{4})(?: (\d\d):(\d\d)(?::(\d\d))?)?$/.exec(cell('date')) ?? [];
    const date = timeIn([year, month, day, ...time], HOURS_AHEAD, cell('date'));
    const sum = sumIn(cell('gross'), currency);
    const refund = cell('refund');
    if (refund) return { date, kind: 'REFUND', providerId: refund, gross: 0 - sum, fee: 0, net: 0 - sum, currency };
    const net = cell('net') ? sumIn(cell('net'), currency) : sum;
    return { date, kind: 'CHARGE', providerId: idIn(cell('id')), gross: sum, fee: sum - net, net, currency };
  },
}); // prettier-ignore
