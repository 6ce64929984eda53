import type { ArticleDraft, ArticleEdition, ArticleFinding, DeskArticle } from '../../../contract/article-desk';
import type { Article } from '../../../contract/content';
import type { Locale } from '../../../contract/locales';
import type { ArticleType } from '../../../contract/tenant';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { keepPicturesAmong } from '../upload/upload.service';
import { picturesIn, type Written } from './article-lint.rules';
import { findingsOf } from './article-lint.service';
import { readDeskArticle } from './article-view.service';
import { ARTICLE_BYTES, sanitizeArticle } from './article.rules';
import { articleRepo } from './article.repo';
import { fillFor } from './article.service';
import { editionRepo, type Edited } from './edition.repo';

export const editedArticle = (type: ArticleType, language: Locale): Edited => ({
  kind: 'ARTICLE',
  subject: type,
  language,
});

/** Of the audit: an article in a language. */
export const subjectOf = (type: ArticleType, language: Locale) => ({
  subjectKind: 'ARTICLE',
  subjectId: `${type}_${language}`,
});

/** @throws AppError NOT_FOUND in a language that the shop does not speak */
export function requireSpoken({ tenant }: StaffCtx, language: Locale): void {
  if (!tenant.supportedLanguages.includes(language)) throw new AppError('NOT_FOUND');
}

/** @throws AppError NOT_FOUND */
export async function getDeskArticle(ctx: StaffCtx, type: ArticleType, language: Locale): Promise<DeskArticle> {
  requireSpoken(ctx, language);
  return ctx.tx((tx) => readDeskArticle(tx, ctx, type, language));
}

/** @throws AppError NOT_FOUND */
export async function getEdition(
  ctx: StaffCtx,
  type: ArticleType,
  language: Locale,
  number: number,
): Promise<ArticleEdition> {
  const found = await ctx.tx((tx) =>
    editionRepo(tx, { tenantId: ctx.tenant.id }).find(editedArticle(type, language), number),
  );
  if (!found) throw new AppError('NOT_FOUND');
  const { title, html } = found.value as Written;
  return { number, at: found.at.toISOString(), staffName: found.staffName, title, html };
}

/** As a shopper would read it, and as nobody but the staff does. @throws AppError NOT_FOUND */
export async function previewArticle(ctx: StaffCtx, type: ArticleType, language: Locale): Promise<Article> {
  const { draft } = await getDeskArticle(ctx, type, language);
  const { text, html } = fillFor(ctx.tenant, language);
  return { type, title: text(draft.title), html: html(draft.html) };
}

/** @throws AppError NOT_FOUND */
export async function findArticleFindings(
  ctx: StaffCtx,
  type: ArticleType,
  language: Locale,
): Promise<ArticleFinding[]> {
  const { draft, source, sourceShown } = await getDeskArticle(ctx, type, language);
  return findingsOf(ctx, draft, { language, source: language === source ? undefined : (sourceShown ?? undefined) });
}

/** @throws AppError TOO_LARGE, NOT_FOUND, STATE_CONFLICT with the article as it is now */
export async function saveDraft(ctx: StaffCtx, type: ArticleType, { language, version, title, html }: ArticleDraft) {
  requireSpoken(ctx, language);
  if (Buffer.byteLength(html) > ARTICLE_BYTES) throw new AppError('TOO_LARGE');
  const value: Written = { title, html: sanitizeArticle(html) };
  await keepPicturesAmong(ctx, picturesIn(value.html));
  return ctx.tx(async (tx) => {
    const { tenantId, staffId } = { tenantId: ctx.tenant.id, staffId: ctx.staff.staffId };
    const source = await articleRepo(tx, { tenantId }).find(type, ctx.tenant.defaultLanguage);
    const row = { id: newId(), value, meaning: source?.meaning ?? 0, staffId, createdAt: ctx.now() };
    if (!(await editionRepo(tx, { tenantId }).add(editedArticle(type, language), version, row)))
      throw await staleArticle(tx, ctx, type, language);
    await recordDeed(tx, ctx, {
      action: 'content.edit',
      ...subjectOf(type, language),
      after: { edition: version + 1 },
    });
    return readDeskArticle(tx, ctx, type, language);
  });
}

/** That somebody was faster, with the article as it is now. */
export const staleArticle = async (tx: Tx, ctx: StaffCtx, type: ArticleType, language: Locale) =>
  new AppError('STATE_CONFLICT', { data: await readDeskArticle(tx, ctx, type, language) });
