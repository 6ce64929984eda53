import * as z from 'zod/mini';
import { endpoint, Empty } from './endpoint';
import { text } from './fields';
import { ArticleType } from './tenant';

export const Article = z.object({ type: ArticleType, title: z.string(), html: z.string() });
export type Article = z.infer<typeof Article>;
export const Banner = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  link: z.string(),
});
export type Banner = z.infer<typeof Banner>;
export const Announcement = z.object({ id: z.string(), title: z.string(), body: z.string(), publishedAt: z.string() });

/** `/how-to-use` in pictures (RTE-9); `description` is HTML, sanitised. */
export const HowTo = z.object({
  banner: z.object({ title: z.string(), subtitle: z.string(), image: z.string() }),
  steps: z.array(z.object({ name: z.string(), remark: z.string(), image: z.string(), description: z.string() })),
});
export type HowTo = z.infer<typeof HowTo>;

export const contentEndpoints = {
  getArticle: endpoint({
    method: 'GET',
    path: '/front/articles/{type}',
    access: 'public',
    params: z.object({ type: ArticleType }),
    response: Article,
    summary: 'An article of the shop in the language asked for.',
  }),
  listEnabledArticles: endpoint({
    method: 'GET',
    path: '/front/enabled-article-types',
    access: 'public',
    response: z.array(ArticleType),
    summary: 'Articles that this shop shows.',
  }),
  getHowTo: endpoint({
    method: 'GET',
    path: '/front/site-how-to-use',
    access: 'public',
    response: z.object({ template: z.nullable(HowTo) }),
    summary: 'How to use the shop in pictures; null where the shop has only the article.',
  }),
  listBanners: endpoint({
    method: 'GET',
    path: '/front/banner-images',
    access: 'public',
    response: z.array(Banner),
    summary: 'Banners of the home page.',
  }),
  getSlogan: endpoint({
    method: 'GET',
    path: '/front/site-slogen',
    access: 'public',
    response: z.object({ slogan: z.string() }),
    summary: 'The slogan; the path is spelled as the specification spells it.',
  }),
  listAnnouncements: endpoint({
    method: 'GET',
    path: '/front/announcements',
    access: 'public',
    response: z.array(Announcement),
    summary: 'Announcements, newest first.',
  }),
  sendFeedback: endpoint({
    method: 'POST',
    path: '/user-feedback',
    access: 'public',
    body: z.strictObject({ message: text(2000, 1), email: z.optional(text(254)) }),
    response: Empty,
    summary: 'Tell the shop something.',
  }),
};
