import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { ArticleList } from '../../contract/article-desk';
import { LOCALE_FACTS } from '../../contract/locales';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const ARTICLES_INDEX = {
  path: deskPaths.articles(),
  views: ['all', 'toWrite', 'drafts'],
} as const satisfies IndexSpec;

type Row = ArticleList['items'][number];
/** Written, or read in the words of a language that is near enough. */
const isSaid = ({ language, state }: Row['languages'][number]) =>
  state === 'PUBLISHED' || (state === 'MISSING' && LOCALE_FACTS[language].nearest !== undefined);

const IN_VIEW = {
  all: () => true,
  toWrite: ({ isShown, languages }: Row) => isShown && languages.some((each) => !isSaid(each)),
  drafts: ({ languages }: Row) => languages.some(({ hasDraft }) => hasDraft),
};

/** The articles that a shop can have: a handful, so that each view is counted and looked through here. */
export const loadArticles = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(ARTICLES_INDEX, query, async ({ view }) => {
    const { items, next } = await call('GET /operator/articles', {});
    const counts = { toWrite: items.filter(IN_VIEW.toWrite).length, drafts: items.filter(IN_VIEW.drafts).length };
    return { items: items.filter(IN_VIEW[view]), next, counts };
  });
