import { readCsv } from '../../../../contract/csv-rows';
import { currencyIn, idIn, readTable, sumIn, timeIn } from './read-table';
import type { Statement, StatementRow } from './statement.port';

const ZONES: Record<string, number> = { UTC: 0, GMT: 0, PST: -8, PDT: -7, EST: -5, EDT: -4, BST: 1, CET: 1, CEST: 2, MSK: 3, SGT: 8, AEST: 10, AEDT: 11 }; // prettier-ignore
const DONE = 'completed';
const DATE = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/**
 * Activity of PayPal, “All transactions”, in English. Its dates follow the account: the day is first where any line can
 * only be read so. What is not completed has moved nothing yet.
 */
export function readPaypalStatement(text: string): Statement {
  const dates = readCsv(text, ',').rows.flatMap(({ cells }) => DATE.exec(cells[0]?.trim() ?? '') ?? []);
  const isDayFirst = dates.some((date, at) => at % 4 === 1 && Number(date) > 12);
  return readTable({
    delimiter: ',',
    columns: {
      date: ['date'],
      time: ['time'],
      zone: ['timezone', 'time zone'],
      type: ['type'],
      status: ['status'],
      currency: ['currency'],
      gross: ['gross'],
      fee: ['fee'],
      net: ['net'],
      id: ['transaction id'],
    },
    needs: ['date', 'type', 'status', 'currency', 'gross', 'fee', 'net', 'id'],
    rowOf(cell) {
      const currency = currencyIn(cell('currency'));
      const [, first, second, year] = DATE.exec(cell('date')) ?? [];
      const [day, month] = isDayFirst ? [first, second] : [second, first];
      const gross = sumIn(cell('gross'), currency);
      return {
        date: timeIn([year, month, day, ...cell('time').split(':')], hoursOf(cell('zone')), cell('date')),
        kind: cell('status').toLowerCase() === DONE ? kindOf(cell('type'), gross) : 'OTHER',
        providerId: idIn(cell('id')),
        gross,
        // it writes what it keeps as a loss
        fee: 0 - sumIn(cell('fee'), currency),
        net: sumIn(cell('net'), currency),
        currency,
      };
    },
  })(text);
}

function kindOf(type: string, gross: number): StatementRow['kind'] {
  if (/refund|reversal/i.test(type)) return 'REFUND';
  if (/withdrawal|transfer to bank/i.test(type)) return 'PAYOUT';
  return /payment|checkout/i.test(type) && gross > 0 ? 'CHARGE' : 'OTHER';
}

/** @throws RangeError */
function hoursOf(zone: string): number {
  const [, hours, minutes = '0'] = /^(?:GMT|UTC)([+-]\d{1,2})(?::(\d\d))?$/.exec(zone) ?? [];
  if (hours !== undefined) return Number(hours) + (Math.sign(Number(hours)) * Number(minutes)) / 60;
  const known = zone === '' ? 0 : ZONES[zone.toUpperCase()];
  if (known === undefined) throw new RangeError(`no time zone that we know: ${zone}`);
  return known;
}
