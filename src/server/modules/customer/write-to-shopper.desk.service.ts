import type { DeskMessageInput, DeskThread } from '../../../contract/thread-desk';
import { LIMITS } from '../../../contract/limits';
import { paths } from '../../../contract/paths';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { countAttempt } from '../../kernel/rate-limit';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { tellOfThread } from '../account/order-mail.service';
import { recordDeed } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { keepShopPictures } from '../upload/upload.service';
import { customerDeskRepo } from './customer.desk.repo';
import { say } from './say.service';
import { findSubject } from './thread-subject.repo';
import { deedOf, isHeldByAnother, readThread } from './thread.desk.service';
import { lockThread, type ThreadRow } from './thread.repo';
import { afterStaff } from './thread.rules';

const HOUR_SECONDS = 3600;

/**
 * An answer, the first word about a thing, or a note among the staff.
 * @throws AppError NOT_FOUND, INVALID with the place of a picture that is not there, STATE_CONFLICT with the conversation
 * where it is another by now than was read or somebody else is on it, TOO_MANY_REQUESTS
 */
export async function writeToShopper(ctx: StaffCtx, input: DeskMessageInput): Promise<DeskThread> {
  const { kind, id, text, photos, then, note } = input;
  const { tenantId, staffId } = staffScopeOf(ctx);
  const limit = { max: LIMITS.staffMessagesAnHour, windowSeconds: HOUR_SECONDS };
  await countAttempt(ctx, { key: `staff-message:${staffId}`, ...limit });
  await keepShopPictures(ctx, photos, 'photos');
  return retriedTx(ctx, async (tx) => {
    const now = ctx.now();
    const about = { kind, id };
    const before = await lockThread(tx, tenantId, about);
    const found = await requireReader(tx, ctx, about);
    if (then === 'NOTE' ? !before : isStale(before, input, ctx)) throw await refusalOf(tx, ctx, before);
    const staffName = (await namesOfStaff(tx, tenantId)).get(staffId) ?? '';
    const author = then === 'NOTE' ? ('NOTE' as const) : ('STAFF' as const);
    const message = { id: newId(), author, staffId, staffName, text, photos };
    const row = await say(tx, { tenantId, ...found, about, now }, message, (was) =>
      then === 'NOTE' && was
        ? { status: was.status, openFrom: was.openFrom, dueAt: was.dueAt, unread: was.unread }
        : answered(was, then === 'DONE' ? 'DONE' : 'WAITING_SHOPPER', staffId),
    );
    await recordDeed(tx, ctx, { ...deedOf(row.id), after: { messageId: message.id, author, status: row.status } });
    if (author === 'STAFF') {
      await tellShopper(tx, ctx, row, message.id);
      // in the same breath, and no shopper's to read
      if (note.trim()) await noteBeside(tx, row, { id: newId(), author: 'NOTE', staffId, staffName, text: note, photos: [] }, now); // prettier-ignore
    }
    return keepAnswer(tx, ctx, await readThread(tx, ctx, row.id));
  });
}

const noteBeside = (tx: Tx, row: ThreadRow, note: Parameters<typeof say>[2], now: Date) =>
  say(
    tx,
    {
      ...{ tenantId: row.tenantId, shopperId: row.shopperId, reference: row.reference, now },
      about: { kind: row.subjectKind, id: row.subjectId },
    },
    note,
    ({ status, openFrom, dueAt, unread } = row) => ({ status, openFrom, dueAt, unread }),
  );

/** Whoever answers has it from now on, unless somebody has; who was on it is not any more. */
const answered = (was: ThreadRow | undefined, to: 'DONE' | 'WAITING_SHOPPER', staffId: string) => ({
  ...afterStaff(to),
  unread: (was?.unread ?? 0) + 1,
  assignedTo: was?.assignedTo ?? staffId,
  ...{ claimedBy: null, claimedAt: null, claimedUntil: null },
});

const isStale = (before: ThreadRow | undefined, { version }: DeskMessageInput, ctx: StaffCtx): boolean =>
  (before?.version ?? null) !== version || (before !== undefined && isHeldByAnother(before, ctx));

async function refusalOf(tx: Tx, ctx: StaffCtx, before: ThreadRow | undefined): Promise<AppError> {
  if (!before) return new AppError('NOT_FOUND');
  return new AppError('STATE_CONFLICT', { data: await readThread(tx, ctx, before.id) });
}

/** Whose thing it is, as long as somebody is there to read. @throws AppError NOT_FOUND */
async function requireReader(tx: Tx, ctx: StaffCtx, about: Pick<DeskMessageInput, 'kind' | 'id'>) {
  const found = await findSubject(tx, ctx.tenant.id, about);
  const reader = found && (await customerDeskRepo(tx, staffScopeOf(ctx)).find(found.shopperId));
  if (!found || !reader || reader.erasedAt) throw new AppError('NOT_FOUND');
  return found;
}

const tellShopper = (tx: Tx, ctx: StaffCtx, row: ThreadRow, messageId: string) =>
  tellOfThread(tx, {
    ...{ tenantId: row.tenantId, shopperId: row.shopperId, at: ctx.now() },
    code: `THREAD_${row.subjectKind}`,
    event: messageId,
    thread: { reference: row.reference, host: ctx.host, page: pageOf(row) },
  });

/** Where its shopper reads it. */
function pageOf({ id, subjectKind, subjectId }: ThreadRow): string {
  if (subjectKind === 'ORDER') return `${paths.purchase(subjectId)}#messages`;
  if (subjectKind === 'TRANSIT') return `${paths.transitOrder(subjectId)}#messages`;
  return paths.threads({ id });
}
