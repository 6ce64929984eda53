import type { StaffNotice } from '../../../contract/notices';
import { systemTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { mayDo } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { findOffWebhooks } from './off-webhook.repo';
import { noticeRepo, seenRepo } from './platform-notice.repo';

/** For whoever stands above shops and tells them something. */
export { noticeRepo as toldNotices, type NoticeRow } from './platform-notice.repo';

/** Nobody reads more of them above what they came to do. */
const AT_ONCE = 3;

/** What one of the staff has still to read. The rows are of no shop, so the owner of the tables reads them. */
export async function noticesFor(ctx: StaffCtx): Promise<StaffNotice[]> {
  const rows = await systemTx((tx) => noticeRepo(tx).listFor(staffScopeOf(ctx), ctx.now(), AT_ONCE));
  const own = ctx.locale === 'zh-CN' ? 'zh-CN' : 'en';
  const other = own === 'en' ? 'zh-CN' : 'en';
  const told = rows.map(({ id, words, createdAt }) => ({
    ...{ id, text: words[own] || words[other] },
    at: createdAt.toISOString(),
  }));
  return [...(await ofWebhooks(ctx)), ...told].slice(0, AT_ONCE);
}

const OF_WEBHOOK = /^webhook-/;

/** What the job turned off: to those who can turn it on, until they have read it or it is on. */
async function ofWebhooks(ctx: StaffCtx): Promise<StaffNotice[]> {
  if (!mayDo(ctx.staff, 'settings.keys')) return [];
  const off = await ctx.tx((tx) => findOffWebhooks(tx, staffScopeOf(ctx), AT_ONCE));
  return off.map(({ noticeId, url, offAt }) => ({ id: noticeId, at: offAt.toISOString(), text: '', offWebhook: url }));
}

/** Shows it to this person no more, though it may have been taken back since. @throws AppError NOT_FOUND where nothing was told */
export async function putAway(ctx: StaffCtx, id: string) {
  const isTold = OF_WEBHOOK.test(id) || (await systemTx((tx) => noticeRepo(tx).isKnown(id)));
  if (!isTold) throw new AppError('NOT_FOUND');
  await ctx.tx((tx) => seenRepo(tx, staffScopeOf(ctx)).add(id, ctx.now()));
  return {};
}
