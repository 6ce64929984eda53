import { contentEndpoints } from '../../../contract/content.endpoints';
import { route } from '../../kernel/route';
import * as content from './content.service';

export const contentRoutes = [
  route(contentEndpoints.getArticle, (ctx, { params }) => content.getArticle(ctx, params.type)),
  route(contentEndpoints.listEnabledArticles, (ctx) => content.listEnabledArticles(ctx)),
  route(contentEndpoints.getHowTo, async (ctx) => ({ template: await content.getHowTo(ctx) })),
  route(contentEndpoints.listBanners, (ctx) => content.listBanners(ctx)),
  route(contentEndpoints.getSlogan, (ctx) => content.getSlogan(ctx)),
  route(contentEndpoints.listAnnouncements, (ctx) => content.listAnnouncements(ctx)),
  route(contentEndpoints.getCampaign, async (ctx) => ({ campaign: await content.getCampaign(ctx) })),
  route(contentEndpoints.sendFeedback, (ctx, { body }) => content.sendFeedback(ctx, body)),
];
