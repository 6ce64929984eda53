import type * as z from 'zod/mini';
import type * as schemas from './article-desk.schemas';

export type ArticleList = z.infer<typeof schemas.ArticleList>;
export type DeskArticle = z.infer<typeof schemas.DeskArticle>;
export type ArticleEdition = z.infer<typeof schemas.ArticleEdition>;
export type ArticleDraft = z.output<typeof schemas.ArticleDraft>;
export type ArticlePublish = z.output<typeof schemas.ArticlePublish>;
export type ArticleFinding = z.infer<typeof schemas.ArticleFinding>;
