import { customerDeskEndpoints } from '../../../contract/customer.desk.endpoints';
import { findDeskEndpoints } from '../../../contract/find.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { startLook, stopLook } from './view-as.desk.service';
import * as customer from './customer.desk.service';
import { endCustomerSession, listCustomerSessions } from './customer-sessions.desk.service';
import * as find from './find.desk.service';

export const customerDeskRoutes: Route[] = [
  route(customerDeskEndpoints.list, (ctx, { query }) => customer.listCustomers(ctx, query)),
  route(customerDeskEndpoints.get, (ctx, { params }) => customer.getCustomer(ctx, params.id)),
  route(customerDeskEndpoints.note, (ctx, { params, body }) => customer.noteCustomer(ctx, params.id, body.text)),
  route(customerDeskEndpoints.viewAs, (ctx, { params, body }) => startLook(ctx, params.id, body.reason)),
  route(customerDeskEndpoints.stopViewing, (ctx) => stopLook(ctx)),
  route(customerDeskEndpoints.listSessions, (ctx, { params }) => listCustomerSessions(ctx, params.id)),
  route(customerDeskEndpoints.endSession, (ctx, { params }) => endCustomerSession(ctx, params)),
  route(customerDeskEndpoints.block, (ctx, { params, body }) => customer.blockCustomer(ctx, params.id, body)),
  route(findDeskEndpoints.find, (ctx, { query }) => find.find(ctx, query.keyword)),
];
