import { ApiError, type Call } from '../../client/caller';
import type { Article, HowTo } from '../../contract/content';
import type { ArticleType } from '../../contract/tenant';

/** @throws ApiError NOT_FOUND where the shop does not show it: the page then answers 404 */
export const loadArticle = (call: Call, type: ArticleType): Promise<Article> =>
  call('GET /front/articles/{type}', { params: { type } });

/** One that stands below another; null where the shop does not show it, or nobody has written it yet. */
export const loadBeside = (call: Call, type: ArticleType): Promise<Article | null> =>
  loadArticle(call, type).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

/** In pictures where the shop has the template, else as an article (RTE-9). @throws ApiError NOT_FOUND as above */
export async function loadHowTo(call: Call): Promise<{ howTo: HowTo | null; article: Article }> {
  const [article, { template }] = await Promise.all([
    loadArticle(call, 'HOW_TO_USE'),
    call('GET /front/site-how-to-use', {}),
  ]);
  return { howTo: template, article };
}
