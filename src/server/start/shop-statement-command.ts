import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatMoney } from '../../contract/money';
import { STATEMENTS } from '../adapters/payment/statement/statement.registry';
import { compareStatement, type Difference } from '../modules/payment/statement.service';
import { shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';
import { findTenant } from '../modules/tenant/tenant.service';

const KNOWN = Object.keys(STATEMENTS).map((name) => name.toLowerCase()).join(', '); // prettier-ignore

/** `read <shop> <file> --provider <name>`: says what a statement and our books do not say alike. @throws ShopRefusal */
export async function runStatementCommand(words: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: words, options: { provider: { type: 'string' } }, allowPositionals: true }); // prettier-ignore
  const [verb, shop, file, ...more] = positionals;
  const provider = values.provider?.toUpperCase() ?? '';
  const read = Object.hasOwn(STATEMENTS, provider) ? STATEMENTS[provider] : undefined;
  if (verb !== 'read' || !shop || !file || !read || more.length > 0)
    throw new ShopRefusal(`Say: statement read <shop> <file.csv> --provider <${KNOWN}>.`);
  const tenantId = await shopIdOf(shop);
  const tenant = await findTenant(tenantId);
  if (!tenant) throw new ShopRefusal(`${shop} cannot be read.`);
  const statement = read(await readFile(file, 'utf8').catch(() => Promise.reject(new ShopRefusal(`${file} cannot be read.`)))); // prettier-ignore
  const { currency } = tenant;
  const compared = await compareStatement({ tenantId, provider, currency }, statement);
  const bad = statement.bad.map(({ line, problem }) => `line ${String(line)} cannot be read: ${problem}`);
  if (!compared) return [...bad, 'It has no line that can be read.'].join('\n');
  const { period, differences, totals, booked } = compared;
  const sum = (amount: number) => formatMoney({ amount, currency }, 'en');
  return [
    ...bad,
    ...differences.map(sayingOf),
    `${period.from.toISOString()} to ${period.to.toISOString()}: ${String(statement.rows.length)} lines, ${String(differences.length)} differences`,
    `charges ${sum(totals.charges)}, in our clearing ${sum(booked.came)}, ${sum(totals.charges - booked.came)} apart`,
    `refunds ${sum(totals.refunds)}, in our clearing ${sum(booked.went)}, ${sum(totals.refunds - booked.went)} apart`,
    `fees ${sum(totals.fees)}`,
  ].join('\n');
}

function sayingOf(difference: Difference): string {
  const theirs = 'row' in difference ? difference.row : undefined;
  const ours = 'charge' in difference ? difference.charge : undefined;
  const row = theirs && `line ${String(theirs.line)}: ${theirs.providerId}, ${formatMoney({ amount: theirs.gross, currency: theirs.currency }, 'en')}`; // prettier-ignore
  const charge = ours && `${ours.paymentNo}, ${formatMoney(ours, 'en')}`;
  switch (difference.kind) {
    case 'UNKNOWN':
      return `${row ?? ''} is no charge of ours`;
    case 'TWICE':
      return `${row ?? ''} is told twice of ${charge ?? ''}`;
    case 'OTHER_SUM':
      return `${row ?? ''} is another sum than ${charge ?? ''}`;
    case 'NOT_TOLD':
      return `${charge ?? ''} is in no line`;
  }
}
