import { Profile as ProfileSchema } from '../../../contract/account.schemas';
import type { Profile, ProfileChange } from '../../../contract/account';
import type { Money } from '../../../contract/fields';
import type { Locale } from '../../../contract/locales';
import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { notificationRepo } from './notification.repo';
import { insertNotices } from './push-notice.repo';
import { isMuted, NEWS_KIND_OF } from './news-kind.rules';
import { bodyOfNews, titleOfNews } from './news-words';
import type { NotificationCode } from './notification.rules';
import { tellWebhooks } from '../tenant/webhook-event.service';
import { webhookNewsOf } from './webhook-news.rules';
import { shopperRepo } from './shopper.repo';

/** What the shopper's browser may know of the shopper. @throws AppError NOT_FOUND */
export async function readProfile(tx: Tx, owner: Owner): Promise<Profile> {
  const row = await shopperRepo(tx, owner).findProfile();
  if (!row) throw new AppError('NOT_FOUND');
  return ProfileSchema.parse(row);
}

export async function getProfile(ctx: UserCtx): Promise<Profile> {
  const profile = await ctx.tx((tx) => readProfile(tx, ownerOf(ctx)));
  const { look } = ctx.user;
  return look ? { ...profile, look: { staffName: look.staffName, until: look.until.toISOString() } } : profile;
}

export const saveProfile = (ctx: UserCtx, change: ProfileChange) =>
  ctx.tx(async (tx) => {
    await shopperRepo(tx, ownerOf(ctx)).update(change);
    return readProfile(tx, ownerOf(ctx));
  });

/** @throws AppError INVALID where the shop does not speak it */
export async function setLanguage(ctx: UserCtx, language: Locale) {
  if (!ctx.tenant.supportedLanguages.includes(language))
    throw new AppError('INVALID', { errors: [{ path: 'language', code: 'unsupported' }] });
  await ctx.tx((tx) => shopperRepo(tx, ownerOf(ctx)).update({ language }));
  return {};
}

export interface Notice extends Owner {
  code: NotificationCode;
  /**
   * The row that it happened to, with what tells this time from another (a version, a day) where it may truly come again:
   * the same is told once. None where each deed is by itself, such as a new password.
   */
  event: string | null;
  /** The thing itself, where its row is another than that of the event. */
  aboutId?: string | undefined;
  /** Number of the order, payment … that it is about. */
  reference?: string;
  /** Of news about money: how much. */
  sum?: Money | undefined;
  /** Of what is promised by an hour: which. */
  until?: Date | undefined;
  /** Path in the shop, without a language, e.g. `/my/balance`. */
  link?: string;
  /** `ctx.now()`; the database's clock else. */
  at?: Date;
}

/** Leaves a message for the shopper, and a notice for their devices, in the caller's transaction: each once, unless they want none of its kind. */
export async function notify(
  tx: Tx,
  { tenantId, shopperId, code, event, aboutId, reference, sum, until, link, at }: Notice,
): Promise<void> {
  // whatever the shopper wants to hear: the shop's own programs are told all the same
  const news = webhookNewsOf({ code, event, aboutId, reference });
  if (news) await tellWebhooks(tx, { tenantId, ...news, at: at ?? new Date() });
  const kind = NEWS_KIND_OF[code];
  // what is always told asks nobody
  const reader = kind && (await shopperRepo(tx, { tenantId, shopperId }).findReader());
  const owner = { tenantId, shopperId };
  const row = { id: newId(), code, event: event && `${code}.${event}`, reference, sum, until, link, createdAt: at };
  if (!reader || !isMuted(reader, 'PUSH', kind)) await insertNotices(tx, owner, row);
  if (!reader || !isMuted(reader, 'MESSAGE', kind)) await notificationRepo(tx, owner).insert(row);
}

export async function listNotifications(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
  const { rows, total } = await ctx.tx((tx) => notificationRepo(tx, ownerOf(ctx)).list(page));
  const items = rows.map(({ id, code, reference, sum, until, link, readAt, createdAt }) => ({
    id,
    title: titleOfNews(ctx.locale, code, { reference, sum }),
    body: bodyOfNews(ctx.locale, ctx.tenant, code, { reference, until }),
    link,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { items, total, ...page };
}

export async function readNotifications(ctx: UserCtx) {
  await ctx.tx((tx) => notificationRepo(tx, ownerOf(ctx)).markRead(ctx.now()));
  return {};
}

/** @throws AppError NOT_FOUND */
export async function readNotification(ctx: UserCtx, id: string) {
  const isThere = await ctx.tx((tx) => notificationRepo(tx, ownerOf(ctx)).markOneRead(id, ctx.now()));
  if (!isThere) throw new AppError('NOT_FOUND');
  return {};
}

export const isShopper = async (tx: Tx, owner: Owner): Promise<boolean> =>
  (await shopperRepo(tx, owner).findReader()) !== undefined;

/** Lets what one shopper changes at once go one after the other, until the end of the transaction. */
export const lockShopper = (tx: Tx, owner: Owner): Promise<void> => shopperRepo(tx, owner).lock();
