import type { ArticleFinding } from '../../../contract/article-desk';
import type { DeskSiteItem, SiteItemInput, SiteItemKind, SiteItemPreview } from '../../../contract/site-item-desk';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { keepPicturesAmong } from '../upload/upload.service';
import { itemFindings } from './article-lint.service';
import { editionRepo } from './edition.repo';
import { presentItem } from './home-items.service';
import { missingIn, storedOf, type SiteItemWords } from './site-item.rules';
import { editedItem, getSiteItem, readSiteItem } from './site-item-view.service';

/** Of the audit. */
export const itemSubject = (kind: SiteItemKind, subjectId: string) => ({ subjectKind: kind, subjectId });

const picturesOf = ({ image, narrowImage, mirroredImage, images }: SiteItemWords): string[] =>
  [
    ...new Set([image, narrowImage, mirroredImage, ...Object.values(images).flatMap((each) => Object.values(each))]),
  ].filter(Boolean);

export async function getItemEdition(ctx: StaffCtx, id: string, number: number) {
  const { kind } = await getSiteItem(ctx, id);
  const found = await ctx.tx((tx) => editionRepo(tx, { tenantId: ctx.tenant.id }).find(editedItem(kind, id), number));
  if (!found) throw new AppError('NOT_FOUND');
  return { number, value: found.value as SiteItemWords };
}

/** As nobody but the staff sees it. @throws AppError NOT_FOUND */
export async function previewSiteItem(ctx: StaffCtx, id: string): Promise<SiteItemPreview> {
  const { kind, draft } = await getSiteItem(ctx, id);
  return presentItem(ctx, { id, kind, value: storedOf(kind, draft), createdAt: ctx.now() });
}

/** @throws AppError NOT_FOUND */
export async function findItemFindings(ctx: StaffCtx, id: string): Promise<ArticleFinding[]> {
  const { kind, draft } = await getSiteItem(ctx, id);
  const missing = missingIn(kind, draft, ctx.tenant.defaultLanguage);
  return itemFindings(ctx, draft, { missing, pictures: picturesOf(draft) });
}

async function write(
  tx: Tx,
  ctx: StaffCtx,
  at: { kind: SiteItemKind; id: string; version: number },
  value: SiteItemInput,
) {
  const { kind, id, version } = at;
  const row = { id: newId(), value, meaning: 0, staffId: ctx.staff.staffId, createdAt: ctx.now() };
  if (!(await editionRepo(tx, { tenantId: ctx.tenant.id }).add(editedItem(kind, id), version, row)))
    throw new AppError('STATE_CONFLICT', { data: await readSiteItem(tx, ctx, id) });
  await recordDeed(tx, ctx, { action: 'content.edit', ...itemSubject(kind, id), after: { edition: version + 1 } });
  return readSiteItem(tx, ctx, id);
}

/** Something that no shopper sees. */
export async function createSiteItem(ctx: StaffCtx, { kind, value }: { kind: SiteItemKind; value: SiteItemInput }) {
  await keepPicturesAmong(ctx, picturesOf(value));
  return ctx.tx(async (tx) => keepAnswer(tx, ctx, await write(tx, ctx, { kind, id: newId(), version: 0 }, value)));
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the item as it is now */
export async function saveItemDraft(
  ctx: StaffCtx,
  id: string,
  { version, value }: { version: number; value: SiteItemInput },
): Promise<DeskSiteItem> {
  const { kind } = await getSiteItem(ctx, id);
  await keepPicturesAmong(ctx, picturesOf(value));
  return ctx.tx((tx) => write(tx, ctx, { kind, id, version }, value));
}
