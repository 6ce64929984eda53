import { LIMITS } from '../../../contract/limits';
import type { DeskSiteItem, SiteItemKind, SiteItemList } from '../../../contract/site-item-desk';
import type { DOUBTFUL_FINDINGS } from '../../../contract/article-desk.enums';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { recordDeed } from '../operator/audit.service';
import { forgetTenant } from '../tenant/tenant.service';
import { saveSiteItem, type SiteItemInput as StoredItem } from './content.service';
import { editionRepo } from './edition.repo';
import { siteItemState, storedOf, wordsOfStored } from './site-item.rules';
import { findItemFindings, itemSubject } from './site-item.desk.service';
import { editedItem, getSiteItem, readSiteItem, readSiteItems } from './site-item-view.service';
import { siteDeskRepo } from './site.desk.repo';

interface Wanted {
  version: number;
  accepts: (typeof DOUBTFUL_FINDINGS)[number][];
}

/** How many of a kind are shown, or wait for their time. */
async function livingOf(site: ReturnType<typeof siteDeskRepo>, kind: SiteItemKind, now: Date): Promise<number> {
  const rows = await site.list(kind);
  const states = rows.map(({ value }) => siteItemState(wordsOfStored(kind, value as Record<string, unknown>), now));
  return states.filter((state) => state !== 'OVER').length;
}

/** @throws AppError NOT_FOUND, INVALID with what was found in it, LIST_FULL, STATE_CONFLICT with the item as it is now */
export async function publishSiteItem(ctx: StaffCtx, id: string, { version, accepts }: Wanted): Promise<DeskSiteItem> {
  const read = await getSiteItem(ctx, id);
  if (read.version !== version || version === 0) throw new AppError('STATE_CONFLICT', { data: read });
  const found = await findItemFindings(ctx, id);
  const open = found.filter(({ code, isBlocking }) => isBlocking || !accepts.some((accepted) => accepted === code));
  if (open.length > 0) throw new AppError('INVALID', { data: { findings: open } });
  const { kind, draft } = read;
  const { id: tenantId } = ctx.tenant;
  const now = await retriedTx(ctx, async (tx) => {
    const site = siteDeskRepo(tx, { tenantId });
    await site.takeTurn();
    const head = await editionRepo(tx, { tenantId }).lock(editedItem(kind, id));
    if (head?.newest !== version) throw new AppError('STATE_CONFLICT', { data: await readSiteItem(tx, ctx, id) });
    const before = await site.find(id);
    if (!before && (await livingOf(site, kind, ctx.now())) >= LIMITS.livingSiteItems)
      throw new AppError('LIST_FULL', { data: { maximum: LIMITS.livingSiteItems } });
    const position = before?.position ?? (await site.nextPosition(kind));
    const publishedAt = draft.from ? new Date(draft.from) : (before?.createdAt ?? ctx.now());
    const item = { id, kind, position, publishedAt, value: storedOf(kind, draft) } as unknown as StoredItem;
    await saveSiteItem(tx, tenantId, item, version);
    await recordDeed(tx, ctx, {
      ...{ action: 'content.publish', ...itemSubject(kind, id), reason: accepts.join(', ') },
      before: { edition: before?.edition ?? null },
      after: { edition: version },
    });
    return keepAnswer(tx, ctx, await readSiteItem(tx, ctx, id));
  });
  forgetTenant(tenantId);
  return now;
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT where it is not shown, or with the item as it is now */
export async function takeDownSiteItem(ctx: StaffCtx, id: string, version: number): Promise<DeskSiteItem> {
  const { id: tenantId } = ctx.tenant;
  const now = await retriedTx(ctx, async (tx) => {
    const site = siteDeskRepo(tx, { tenantId });
    await site.takeTurn();
    const read = await readSiteItem(tx, ctx, id);
    if (read.version !== version || !read.shown) throw new AppError('STATE_CONFLICT', { data: read });
    await keepWhatStood(tx, ctx, read);
    await site.remove(id);
    await recordDeed(tx, ctx, {
      ...{ action: 'content.publish', ...itemSubject(read.kind, id) },
      ...{ before: { edition: read.shown.edition }, after: { status: 'TAKEN_DOWN' } },
    });
    return keepAnswer(tx, ctx, await readSiteItem(tx, ctx, id));
  });
  forgetTenant(tenantId);
  return now;
}

/** What no staff wrote becomes the first edition: it can be shown again. */
async function keepWhatStood(
  tx: Parameters<typeof readSiteItem>[0],
  ctx: StaffCtx,
  { id, kind, version, shown }: DeskSiteItem,
) {
  if (version > 0 || !shown) return;
  const { edition: _, ...value } = shown;
  const row = { id, value, meaning: 0, staffId: ctx.staff.staffId, createdAt: ctx.now() };
  await editionRepo(tx, { tenantId: ctx.tenant.id }).add(editedItem(kind, id), 0, row);
}

/** Of banners, from left to right. @throws AppError STATE_CONFLICT with the list as it is now */
export async function orderBanners(
  ctx: StaffCtx,
  { was, ids }: { was: string[]; ids: string[] },
): Promise<SiteItemList> {
  const { id: tenantId } = ctx.tenant;
  const now = await retriedTx(ctx, async (tx) => {
    const site = siteDeskRepo(tx, { tenantId });
    await site.takeTurn();
    const shown = (await site.list('BANNER')).map(({ id }) => id);
    const isSame = (one: string[], other: string[]) => one.join() === other.join();
    if (!isSame(shown, was) || !isSame([...ids].sort(), [...shown].sort()))
      throw new AppError('STATE_CONFLICT', { data: await readSiteItems(tx, ctx, 'BANNER') });
    for (const [position, id] of ids.entries()) await site.move(id, position);
    await recordDeed(tx, ctx, {
      ...{ action: 'content.publish', subjectKind: 'BANNER', subjectId: 'order' },
      ...{ before: { ids: was }, after: { ids } },
    });
    return keepAnswer(tx, ctx, await readSiteItems(tx, ctx, 'BANNER'));
  });
  forgetTenant(tenantId);
  return now;
}
