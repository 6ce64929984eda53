import * as z from 'zod/mini';
import { endpoint, Empty, SELDOM_SECONDS } from './endpoint';
import { Email, text } from './fields';
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

/** The pop-up of the home page, shown once in each browser; `image` may be empty. */
export const Campaign = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  button: z.string(),
});
export type Campaign = z.infer<typeof Campaign>;

/** `/how-to-use` in pictures (RTE-9); `description` is HTML, sanitised. */
export const HowTo = z.object({
  banner: z.object({ title: z.string(), subtitle: z.string(), image: z.string() }),
  steps: z.array(z.object({ name: z.string(), remark: z.string(), image: z.string(), description: z.string() })),
});
export type HowTo = z.infer<typeof HowTo>;

export const FeedbackInput = z.strictObject({ message: text(2000, 1), email: z.optional(Email) });

export const contentEndpoints = {
  getArticle: endpoint({
    method: 'GET',
    path: '/front/articles/{type}',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    params: z.object({ type: ArticleType }),
    response: Article,
    summary: 'An article of the shop in the language asked for.',
  }),
  listEnabledArticles: endpoint({
    method: 'GET',
    path: '/front/enabled-article-types',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
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
  getCampaign: endpoint({
    method: 'GET',
    path: '/front/site-campaign',
    access: 'public',
    response: z.object({ campaign: z.nullable(Campaign) }),
    summary: 'The campaign that runs now, if one does.',
  }),
  sendFeedback: endpoint({
    method: 'POST',
    path: '/user-feedback',
    access: 'public',
    body: FeedbackInput,
    response: Empty,
    summary: 'Tell the shop something.',
  }),
};
