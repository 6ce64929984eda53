import * as z from 'zod/mini';
import * as schemas from './article-desk.schemas';
import { Article } from './content.schemas';
import { endpoint } from './endpoint.schemas';
import { queryInt } from './fields.schemas';
import { ArticleType } from './tenant.schemas';

const params = z.object({ type: ArticleType });
const editionParams = z.object({ type: ArticleType, number: queryInt(1, 2_147_483_646) });
const { DeskArticle: response, ArticleQuery: query } = schemas;
const EDIT = { access: 'staff', permission: 'content.edit' } as const;
const PUBLISH = { access: 'staff', permission: 'content.publish' } as const;

export const articleDeskEndpoints = {
  list: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/articles',
    response: schemas.ArticleList,
    summary: 'The articles that a shop can have, and how far each is in each of its languages.',
  }),
  get: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/articles/{type}',
    params,
    query,
    response,
    summary: 'An article in a language: what is written, what is shown, and every edition of it.',
  }),
  getEdition: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/articles/{type}/editions/{number}',
    params: editionParams,
    query,
    response: schemas.ArticleEdition,
    summary: 'One edition as it was written.',
  }),
  preview: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/articles/{type}/preview',
    params,
    query,
    response: Article,
    summary: 'The newest edition as a shopper would read it, with the shop’s own words in it.',
  }),
  findings: endpoint({
    ...EDIT,
    method: 'GET',
    path: '/operator/articles/{type}/findings',
    params,
    query,
    response: z.array(schemas.ArticleFinding),
    summary: 'What stands in the way of publishing the newest edition, and what has to be meant so.',
  }),
  save: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/operator/articles/{type}/draft',
    params,
    body: schemas.ArticleDraft,
    response,
    summary: 'Write an edition, which no shopper sees. A 409 carries the article as it is now.',
  }),
  publish: endpoint({
    ...PUBLISH,
    method: 'POST',
    path: '/operator/articles/{type}/publish',
    params,
    body: schemas.ArticlePublish,
    response,
    idempotency: 'required',
    summary: 'Show the newest edition to shoppers, now or at a time. A 422 carries what was found in it.',
  }),
  unschedule: endpoint({
    ...PUBLISH,
    method: 'POST',
    path: '/operator/articles/{type}/unschedule',
    params,
    body: schemas.ArticleVersion,
    response,
    summary: 'Let nothing of it go out by itself.',
  }),
  show: endpoint({
    ...PUBLISH,
    method: 'PUT',
    path: '/operator/articles/{type}/shown',
    params,
    body: z.strictObject({ isShown: z.boolean(), wasShown: z.boolean() }),
    response: schemas.ArticleList,
    idempotency: 'required',
    summary: 'Whether the shop has the page at all. A 409 carries the list as it is now.',
  }),
};
