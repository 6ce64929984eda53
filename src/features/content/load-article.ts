import type { Call } from '../../client/caller';
import type { Article } from '../../contract/content';
import type { ArticleType } from '../../contract/tenant';

/** @throws ApiError NOT_FOUND where the shop does not show it: the page then answers 404 */
export const loadArticle = (call: Call, type: ArticleType): Promise<Article> =>
  call('GET /front/articles/{type}', { params: { type } });
