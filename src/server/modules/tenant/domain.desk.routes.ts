import { domainSettingsDeskEndpoints as calls } from '../../../contract/domain-settings.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as domains from './domain.desk.service';
import type { NameServers } from './domain.service';

export const domainDeskRoutes = (servers: NameServers): Route[] => [
  route(calls.list, (ctx) => domains.listDomainsAtDesk(ctx)),
  route(calls.add, (ctx, { body }) => domains.addDomainAtDesk(ctx, body.domain)),
  route(calls.check, (ctx, { params }) => domains.checkDomainAtDesk(ctx, servers, params.domain)),
  route(calls.setMain, (ctx, { params }) => domains.setMainDomainAtDesk(ctx, params.domain)),
  route(calls.remove, (ctx, { params }) => domains.removeDomainAtDesk(ctx, params.domain)),
];
