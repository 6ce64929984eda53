import type { ArticleList, DeskArticle } from '../../../contract/article-desk';
import type { Locale } from '../../../contract/locales';
import { ARTICLE_TYPES } from '../../../contract/tenant.enums';
import type { ArticleType } from '../../../contract/tenant';
import type { Tx } from '../../db/database';
import type { StaffCtx } from '../../kernel/context';
import { namesOfStaff } from '../operator/staff-names.service';
import type { Written } from './article-lint.rules';
import { standingOf } from './article-standing.rules';
import { articleRepo } from './article.repo';
import { variablesOf } from './article.service';
import { editionRepo } from './edition.repo';

const EDITIONS_SHOWN = 50;

/** Of every article that a shop can have, how far it is in each of its languages. */
export async function readArticleList(tx: Tx, { tenant }: Pick<StaffCtx, 'tenant'>): Promise<ArticleList> {
  const tenantId = tenant.id;
  const shown = await articleRepo(tx, { tenantId }).listStanding();
  const heads = await editionRepo(tx, { tenantId }).heads('ARTICLE');
  const items = ARTICLE_TYPES.map((type) => {
    const shownIn = (language: Locale) => shown.find((row) => row.type === type && row.language === language);
    const source = shownIn(tenant.defaultLanguage);
    return {
      id: type,
      title: source?.title ?? '',
      isShown: tenant.enabledArticles.includes(type),
      languages: tenant.supportedLanguages.map((language) => {
        const head = heads.find((row) => row.subject === type && row.language === language);
        return { language, ...standingOf(shownIn(language), head, source) };
      }),
    };
  });
  return { items, next: null };
}

export const listDeskArticles = (ctx: StaffCtx): Promise<ArticleList> => ctx.tx((tx) => readArticleList(tx, ctx));

/** One of them in one language, with all that its editor needs. */
export async function readDeskArticle(
  tx: Tx,
  ctx: StaffCtx,
  type: ArticleType,
  language: Locale,
): Promise<DeskArticle> {
  const { tenant } = ctx;
  const scope = { tenantId: tenant.id };
  const editions = editionRepo(tx, scope);
  const articles = articleRepo(tx, scope);
  const at = { kind: 'ARTICLE', subject: type, language } as const;
  const shown = await articles.find(type, language);
  const sourceShown = language === tenant.defaultLanguage ? shown : await articles.find(type, tenant.defaultLanguage);
  const head = await editions.head(at);
  const newest = head && ((await editions.find(at, head.newest))?.value as Written | undefined);
  const { items } = await readArticleList(tx, ctx);
  const standing = items.find(({ id }) => id === type);
  const due =
    head?.dueAt && head.dueEdition !== null ? { edition: head.dueEdition, at: head.dueAt.toISOString() } : null;
  return {
    ...{ type, language, source: tenant.defaultLanguage, isShown: standing?.isShown ?? false },
    languages: standing?.languages ?? [],
    version: head?.newest ?? 0,
    draft: wordsOf(newest ?? shown),
    shown: shown ? { ...wordsOf(shown), edition: shown.edition, at: shown.updatedAt.toISOString() } : null,
    sourceShown: sourceShown ? wordsOf(sourceShown) : null,
    due: due && { ...due, staffName: (await namesOfStaff(tx, tenant.id)).get(head?.dueBy ?? '') ?? '' },
    editions: (await editions.list(at, EDITIONS_SHOWN)).map((row) => ({ ...row, at: row.at.toISOString() })),
    variables: Object.entries(variablesOf(tenant, language))
      .filter(([name]) => name.includes('.'))
      .map(([name, value]) => ({ name, value })),
  };
}

const wordsOf = (words: Written | undefined): Written => ({ title: words?.title ?? '', html: words?.html ?? '' });
