import type { Call } from '../../client/caller';
import type { DeskArticle } from '../../contract/article-desk';
import { isLocale } from '../../contract/locales';
import type { ArticleType, Tenant } from '../../contract/tenant';

/** An article in the language that the address names, else in the shop's own. @throws ApiError NOT_FOUND */
export const loadArticle = (
  call: Call,
  { type = '', language }: Record<string, string | undefined>,
  { defaultLanguage }: Pick<Tenant, 'defaultLanguage'>,
): Promise<DeskArticle> =>
  call('GET /operator/articles/{type}', {
    params: { type: type as ArticleType },
    query: { language: isLocale(language) ? language : defaultLanguage },
  });
