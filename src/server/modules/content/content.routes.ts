import { contentEndpoints } from '../../../contract/content.endpoints';
import { route } from '../../kernel/route';
import { getAboutUs, listFaq } from './about-us.service';
import * as content from './content.service';
import { listContents, listImages } from './site-block.service';

export const contentRoutes = [
  route(contentEndpoints.getArticle, (ctx, { params }) => content.getArticle(ctx, params.type)),
  route(contentEndpoints.listEnabledArticles, (ctx) => content.listEnabledArticles(ctx)),
  route(contentEndpoints.getHowTo, async (ctx) => ({ template: await content.getHowTo(ctx) })),
  route(contentEndpoints.listBanners, (ctx) => content.listBanners(ctx)),
  route(contentEndpoints.getSlogan, (ctx) => content.getSlogan(ctx)),
  route(contentEndpoints.listAnnouncements, (ctx) => content.listAnnouncements(ctx)),
  route(contentEndpoints.getCampaign, async (ctx) => ({ campaign: await content.getCampaign(ctx) })),
  route(contentEndpoints.listImages, (ctx, { query }) => listImages(ctx, query.keys)),
  route(contentEndpoints.listFaq, (ctx) => listFaq(ctx)),
  route(contentEndpoints.listContents, (ctx, { query }) => listContents(ctx, query.type)),
  route(contentEndpoints.getAboutUs, (ctx) => getAboutUs(ctx)),
  route(contentEndpoints.sendFeedback, (ctx, { body }) => content.sendFeedback(ctx, body)),
];
