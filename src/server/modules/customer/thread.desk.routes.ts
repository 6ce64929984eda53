import { threadDeskEndpoints } from '../../../contract/thread.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { getStaffUploadToken } from '../upload/upload.service';
import * as answer from './canned-answer.desk.service';
import * as thread from './thread.desk.service';
import { translateAtDesk } from './translate.desk.service';
import { writeToShopper } from './write-to-shopper.desk.service';

export const threadDeskRoutes: Route[] = [
  route(threadDeskEndpoints.list, (ctx, { query }) => thread.listThreads(ctx, query)),
  route(threadDeskEndpoints.about, (ctx, { query }) => thread.findThreadAbout(ctx, query)),
  route(threadDeskEndpoints.get, (ctx, { params }) => thread.getThread(ctx, params.id)),
  route(threadDeskEndpoints.takeNext, (ctx) => thread.takeNextThread(ctx)),
  route(threadDeskEndpoints.claim, (ctx, { params, body }) => thread.claimThread(ctx, params.id, body.takesOver)),
  route(threadDeskEndpoints.release, (ctx, { params }) => thread.releaseThread(ctx, params.id)),
  route(threadDeskEndpoints.write, (ctx, { body }) => writeToShopper(ctx, body)),
  route(threadDeskEndpoints.move, (ctx, { params, body }) => thread.moveThread(ctx, params.id, body)),
  route(threadDeskEndpoints.assign, (ctx, { params, body }) =>
    thread.assignThread(ctx, params.id, body.staffId, body.version),
  ),
  route(threadDeskEndpoints.people, (ctx) => thread.listPeople(ctx)),
  route(threadDeskEndpoints.uploadToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(threadDeskEndpoints.translate, (ctx, { body }) => translateAtDesk(ctx, body)),
  route(threadDeskEndpoints.listAnswers, (ctx) => answer.listAnswers(ctx)),
  route(threadDeskEndpoints.createAnswer, (ctx, { body }) => answer.createAnswer(ctx, body)),
  route(threadDeskEndpoints.changeAnswer, (ctx, { params, body }) => answer.changeAnswer(ctx, params.id, body)),
  route(threadDeskEndpoints.removeAnswer, (ctx, { params, body }) => answer.removeAnswer(ctx, params.id, body.version)),
];
