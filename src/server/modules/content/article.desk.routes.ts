import { articleDeskEndpoints as calls } from '../../../contract/article.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { listDeskArticles } from './article-view.service';
import * as article from './article.desk.service';
import * as publish from './publish-article.service';

export const articleDeskRoutes: Route[] = [
  route(calls.list, (ctx) => listDeskArticles(ctx)),
  route(calls.get, (ctx, { params, query }) => article.getDeskArticle(ctx, params.type, query.language)),
  route(calls.getEdition, (ctx, { params, query }) =>
    article.getEdition(ctx, params.type, query.language, params.number),
  ),
  route(calls.preview, (ctx, { params, query }) => article.previewArticle(ctx, params.type, query.language)),
  route(calls.findings, (ctx, { params, query }) => article.findArticleFindings(ctx, params.type, query.language)),
  route(calls.save, (ctx, { params, body }) => article.saveDraft(ctx, params.type, body)),
  route(calls.publish, (ctx, { params, body }) => publish.publishArticle(ctx, params.type, body)),
  route(calls.unschedule, (ctx, { params, body }) => publish.unscheduleArticle(ctx, params.type, body)),
  route(calls.show, (ctx, { params, body }) => publish.showArticle(ctx, params.type, body)),
];
