import { mailSettingsDeskEndpoints as calls } from '../../../contract/mail-settings.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import type { NameServers } from '../tenant/domain.service';
import * as mail from './mail-settings.desk.service';

export const mailSettingsDeskRoutes = (servers: NameServers): Route[] => [
  route(calls.get, (ctx) => mail.readSender(ctx)),
  route(calls.setSender, (ctx, { body }) => mail.setSender(ctx, body.address)),
  route(calls.check, (ctx) => mail.checkSender(ctx, servers)),
  route(calls.preview, (ctx, { query }) => Promise.resolve(mail.previewMail(ctx, query))),
  route(calls.test, (ctx, { body }) => mail.testMail(ctx, body)),
];
