import type { ArticleList, ArticlePublish, DeskArticle } from '../../../contract/article-desk';
import type { Locale } from '../../../contract/locales';
import type { ArticleType } from '../../../contract/tenant';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { recordCommand, recordDeed } from '../operator/audit.service';
import { editSetting } from '../tenant/edit-setting.service';
import { readTenant } from '../tenant/tenant.service';
import type { Written } from './article-lint.rules';
import { findingsOf } from './article-lint.service';
import { meaningToShow } from './article-standing.rules';
import { listDeskArticles, readDeskArticle } from './article-view.service';
import { editedArticle, getDeskArticle, requireSpoken, staleArticle, subjectOf } from './article.desk.service';
import { articleRepo } from './article.repo';
import { dueEditions, editionRepo } from './edition.repo';

interface Wanted {
  tenantId: string;
  type: ArticleType;
  language: Locale;
  /** The shop's own. */
  source: Locale;
  number: number;
  keepsTranslations: boolean;
}

/** A copy of an edition in the place of what shoppers read. @returns the edition that they read before, if any */
async function putOut(tx: Tx, { tenantId, type, language, source, number, keepsTranslations }: Wanted, now: Date) {
  const edition = await editionRepo(tx, { tenantId }).find(editedArticle(type, language), number);
  if (!edition) throw new AppError('NOT_FOUND');
  const { title, html } = edition.value as Written;
  const articles = articleRepo(tx, { tenantId });
  const before = await articles.find(type, language);
  const meaning = meaningToShow({ isSource: language === source, keepsTranslations }, edition, before);
  await articles.save([{ type, language, title, html, updatedAt: now, edition: number, meaning }]);
  return before?.edition ?? null;
}

/**
 * Shows the newest edition to shoppers, now or at a time.
 * @throws AppError NOT_FOUND, INVALID with what was found in it, STATE_CONFLICT with the article as it is now
 */
export async function publishArticle(
  ctx: StaffCtx,
  type: ArticleType,
  { language, version, at, keepsTranslations, accepts }: ArticlePublish,
): Promise<DeskArticle> {
  const read = await getDeskArticle(ctx, type, language);
  if (read.version !== version || version === 0) throw new AppError('STATE_CONFLICT', { data: read });
  const isSource = language === read.source;
  const found = await findingsOf(ctx, read.draft, {
    language,
    source: isSource ? undefined : (read.sourceShown ?? undefined),
  });
  const open = found.filter(({ code, isBlocking }) => isBlocking || !accepts.some((accepted) => accepted === code));
  if (open.length > 0) throw new AppError('INVALID', { data: { findings: open } });
  const dueAt = at !== undefined && new Date(at) > ctx.now() ? new Date(at) : null;
  return retriedTx(ctx, async (tx) => {
    const tenantId = ctx.tenant.id;
    const editions = editionRepo(tx, { tenantId });
    const due = dueAt && { edition: version, at: dueAt, by: ctx.staff.staffId, keeps: keepsTranslations };
    if (!(await editions.setDue(editedArticle(type, language), version, due)))
      throw await staleArticle(tx, ctx, type, language);
    const wanted = { tenantId, type, language, source: read.source, number: version, keepsTranslations };
    const before = dueAt ? null : await putOut(tx, wanted, ctx.now());
    await recordDeed(tx, ctx, {
      ...{ action: 'content.publish', ...subjectOf(type, language) },
      before: dueAt ? null : { edition: before },
      after: { edition: version, ...(dueAt ? { at: dueAt.toISOString() } : {}) },
      reason: accepts.join(', '),
    });
    return keepAnswer(tx, ctx, await readDeskArticle(tx, ctx, type, language));
  });
}

/** Nothing goes out by itself any more. @throws AppError NOT_FOUND, STATE_CONFLICT with the article as it is now */
export async function unscheduleArticle(
  ctx: StaffCtx,
  type: ArticleType,
  { language, version }: { language: Locale; version: number },
): Promise<DeskArticle> {
  requireSpoken(ctx, language);
  return ctx.tx(async (tx) => {
    const editions = editionRepo(tx, { tenantId: ctx.tenant.id });
    const at = editedArticle(type, language);
    const head = await editions.lock(at);
    if (!head?.dueAt || !(await editions.setDue(at, version, null))) throw await staleArticle(tx, ctx, type, language);
    const before = { edition: head.dueEdition, at: head.dueAt.toISOString() };
    const after = { status: 'UNSCHEDULED' };
    await recordDeed(tx, ctx, { action: 'content.publish', ...subjectOf(type, language), before, after });
    return readDeskArticle(tx, ctx, type, language);
  });
}

/** Whether the shop has the page. @throws AppError STATE_CONFLICT with the list as it is now */
export async function showArticle(
  ctx: StaffCtx,
  type: ArticleType,
  { isShown, wasShown }: { isShown: boolean; wasShown: boolean },
): Promise<ArticleList> {
  const isChanged = await editSetting(ctx, {
    ...{ action: 'content.publish', subjectKind: 'ARTICLE', subjectId: type },
    name: 'enabledArticles',
    change: (enabled) => {
      if (enabled.includes(type) !== wasShown) return undefined;
      const others = enabled.filter((one) => one !== type);
      return isShown ? [...others, type] : others;
    },
  });
  const tenant = await ctx.tx((tx) => readTenant(tx, ctx.tenant.id));
  const list = await listDeskArticles({ ...ctx, tenant: tenant ?? ctx.tenant });
  if (!isChanged) throw new AppError('STATE_CONFLICT', { data: list });
  return list;
}

/** Shows what was to go out by now. @returns how many did */
export const publishDue = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'publish content', due: dueEditions, work: publishOne }, () => now, isStopped);

async function publishOne({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<undefined> {
  await retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
    const editions = editionRepo(tx, { tenantId });
    const head = await editions.headById(id);
    // taken back meanwhile, or put off
    if (!head?.dueAt || head.dueAt > now || head.dueEdition === null) return;
    const tenant = await readTenant(tx, tenantId);
    if (!tenant) return;
    const [type, language] = [head.subject as ArticleType, head.language as Locale];
    const at = editedArticle(type, language);
    if (!(await editions.setDue(at, head.newest, null))) throw new AppError('STATE_CONFLICT');
    const wanted = { tenantId, type, language, source: tenant.defaultLanguage, number: head.dueEdition };
    const before = await putOut(tx, { ...wanted, keepsTranslations: head.dueKeeps }, now);
    const after = { edition: head.dueEdition, by: head.dueBy };
    await recordCommand(tx, tenantId, now, {
      action: 'content.publish',
      ...subjectOf(type, language),
      before: { edition: before },
      after,
    });
  });
  return undefined;
}
