import type { SubjectKind } from '../../../contract/thread';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { newId, newNumber } from '../../kernel/tokens';
import { excerptOf } from './thread.rules';
import {
  changeThread,
  insertMessage,
  insertThread,
  lockThread,
  type NewMessage,
  type ThreadChange,
  type ThreadRow,
} from './thread.repo';

interface Said {
  tenantId: string;
  shopperId: string;
  about: { kind: SubjectKind; id: string };
  /** Empty where it is about none: the conversation has a number of its own then. */
  reference: string;
  now: Date;
}

/**
 * Puts a message into the conversation about a thing, which begins with it where there is none.
 * @param changeOf what becomes of it, of how it stood @returns the conversation as it is then
 */
export async function say(
  tx: Tx,
  { tenantId, shopperId, about, reference, now }: Said,
  message: Omit<NewMessage, 'threadId' | 'position' | 'createdAt'>,
  changeOf: (
    before: ThreadRow | undefined,
  ) => ThreadChange & Pick<ThreadRow, 'status' | 'openFrom' | 'dueAt' | 'unread'>,
): Promise<ThreadRow> {
  let before = await lockThread(tx, tenantId, about);
  const last = { lastAt: now, lastText: excerptOf(message.text), lastAuthor: message.author };
  const subject = { subjectKind: about.kind, subjectId: about.id, reference: reference || newNumber('MS', now) };
  const made = { tenantId, id: newId(), shopperId, ...subject, ...last, said: 1, createdAt: now };
  // somebody else begins it at this moment: theirs is held when they are done
  if (!before && !(await insertThread(tx, { ...made, ...changeOf(undefined) })))
    before = await lockThread(tx, tenantId, about);
  // what the staff notes is not the last word: its shopper reads that one
  if (before)
    await changeThread(tx, before, {
      ...changeOf(before),
      ...(message.author === 'NOTE' ? {} : last),
      said: before.said + 1,
    });
  const row = await lockThread(tx, tenantId, about);
  if (!row) throw new AppError('NOT_FOUND');
  await insertMessage(tx, tenantId, { ...message, threadId: row.id, position: row.said, createdAt: now });
  return row;
}
