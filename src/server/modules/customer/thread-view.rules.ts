import type { DeskMessage, QueuedThread } from '../../../contract/thread-desk';
import type { Thread, ThreadMessage } from '../../../contract/thread';
import { leaseOf, type Viewer } from '../../kernel/lease.rules';
import type { MessageRow, ThreadRow } from './thread.repo';
import { statusAt } from './thread.rules';

/** What its shopper sees of it: nothing of who of the staff has it, or when they want to look again. */
export function presentForShopper(row: ThreadRow, now: Date): Thread {
  const { id, subjectKind, subjectId, reference, lastAt, lastText, lastAuthor, unread } = row;
  const isOwed = row.status === 'OPEN' && row.dueAt !== null && row.dueAt > now;
  return {
    ...{ id, subjectKind, reference, lastText, unread },
    subjectId: subjectKind === 'NONE' ? null : subjectId,
    isDone: row.status === 'DONE',
    answerBy: isOwed ? (row.dueAt?.toISOString() ?? null) : null,
    lastAt: lastAt.toISOString(),
    lastIsMine: lastAuthor === 'SHOPPER',
  };
}

/** Row-level security has left the notes out; nobody would tell one who came here all the same. */
export const presentSaid = (rows: MessageRow[]): ThreadMessage[] =>
  rows.flatMap(({ id, author, staffName, text, photos, createdAt }) =>
    author === 'NOTE' ? [] : [{ id, author, name: staffName, text, photos, at: createdAt.toISOString() }],
  );

export const presentMessages = (rows: MessageRow[]): DeskMessage[] =>
  rows.map(({ id, author, staffName, text, photos, createdAt }) => ({
    ...{ id, author, name: staffName, text, photos },
    at: createdAt.toISOString(),
  }));

export interface DeskThreadRow extends ThreadRow {
  shopperName: string;
  shopperLanguage: string;
  claimedName: string | null;
  assignedName: string | null;
}

export function presentQueued(row: DeskThreadRow, viewer: Viewer): QueuedThread {
  const { id, subjectKind, subjectId, reference, openFrom, dueAt, lastAt, lastText, lastAuthor, assignedTo } = row;
  const status = statusAt(row, viewer.now);
  return {
    ...{ id, subjectKind, subjectId, reference, status, lastText, lastAuthor },
    until: status === 'SNOOZED' ? (openFrom?.toISOString() ?? null) : null,
    dueAt: status === 'OPEN' ? (dueAt?.toISOString() ?? null) : null,
    lastAt: lastAt.toISOString(),
    shopper: { id: row.shopperId, name: row.shopperName },
    assigned: assignedTo
      ? { id: assignedTo, name: row.assignedName ?? '', isMine: assignedTo === viewer.staffId }
      : null,
    lease: leaseOf(row, viewer),
  };
}
