import * as z from 'zod/mini';
import {
  AboutUs,
  Announcement,
  Article,
  Banner,
  Campaign,
  FaqGroup,
  FeedbackInput,
  HowTo,
  SiteContent,
  SiteImage,
} from './content.schemas';
import { endpoint, Empty, SELDOM_SECONDS } from './endpoint.schemas';
import { Code } from './fields.schemas';
import { ArticleType } from './tenant.schemas';

/** Names of pictures with commas between them. */
const Keys = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((keys) => keys.split(',')),
  ),
  z.array(Code).check(z.maxLength(50)),
);

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
  listImages: endpoint({
    method: 'GET',
    path: '/front/images',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    query: z.strictObject({ keys: z.optional(Keys) }),
    response: z.array(SiteImage),
    summary: 'Named pictures of the shop: those asked for, or all.',
  }),
  listFaq: endpoint({
    method: 'GET',
    path: '/front/site-faq',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: z.array(FaqGroup),
    summary: 'Questions and answers by group; none where the shop shows no such article.',
  }),
  listContents: endpoint({
    method: 'GET',
    path: '/front/contents',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    query: z.strictObject({ type: Code }),
    response: z.array(SiteContent),
    summary: 'Blocks of text of one type, in the order of the shop.',
  }),
  getAboutUs: endpoint({
    method: 'GET',
    path: '/front/site-about-us',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: AboutUs,
    summary: 'Who the shop is: article, company, contacts, warehouses.',
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
