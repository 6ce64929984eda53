import { majorText } from '../../../contract/money';
import type { ExportKind } from '../../kernel/export-kind';
import { cursorOf } from '../../kernel/row-cursor';
import { journalExportRepo } from './journal-export.repo';
import { shownReference } from './ledger.rules';

/** An event has two entries at least: so many events are as many lines as were asked for, about. */
const ENTRIES = 2;

/** Every entry of the money book: those of one event sum to nothing. */
export const journalExport: ExportKind = {
  name: 'JOURNAL',
  permission: 'money.export',
  columns: ['bookedAt', 'event', 'kind', 'reference', 'account', 'provider', 'email', 'amount', 'currency', 'lateOf'],
  count: async (tx, { id }, span) => ENTRIES * (await journalExportRepo(tx, id).count(span)),
  async read(tx, { id }, { span, after, limit }) {
    const repo = journalExportRepo(tx, id);
    const most = Math.ceil(limit / ENTRIES);
    const events = await repo.events(span, after, most);
    const entries = new Map<string, Awaited<ReturnType<typeof repo.entries>>>();
    for (const entry of await repo.entries(events.map(({ row }) => row.id)))
      entries.set(entry.txnId, [...(entries.get(entry.txnId) ?? []), entry]);
    const lines = events.flatMap(({ row, lateOf }) =>
      (entries.get(row.id) ?? []).map(({ account, provider, email, amount }) => [
        ...[row.createdAt.toISOString(), row.id, row.kind, shownReference(row.reference), account, provider, email],
        ...[majorText({ amount, currency: row.currency }), row.currency, lateOf],
      ]),
    );
    const last = events.length === most ? events.at(-1) : undefined;
    return { lines, next: last ? cursorOf(last.row) : '' };
  },
};
