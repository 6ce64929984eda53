import type { Call } from '../../client/caller';
import type { LedgerAccountQuery } from '../../contract/ledger-account';
import { TRANSACTION_KINDS } from '../../contract/wallet.enums';

const PLACE = /^\d{1,15}$/;

/** Whether a calendar has it. */
function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The days and the kind of event that an address asks for; what is of no such form is left out. */
export function readAccountQuery(query: Record<string, string | undefined>): Omit<LedgerAccountQuery, 'limit'> {
  const { from, after } = query;
  const until = isDay(query.until) && !(isDay(from) && query.until < from) ? query.until : undefined;
  const kind = TRANSACTION_KINDS.find((known) => known === query.kind);
  return {
    ...(isDay(from) ? { from } : {}),
    ...(until ? { until } : {}),
    ...(kind ? { kind } : {}),
    ...(after && PLACE.test(after) ? { after } : {}),
  };
}

/** One account of the money book, as its address asks for it. */
export async function loadLedgerAccount(call: Call, { id = '', ...query }: Record<string, string | undefined>) {
  const asked = readAccountQuery(query);
  return { asked, account: await call('GET /operator/ledger-accounts/{id}', { params: { id }, query: asked }) };
}
