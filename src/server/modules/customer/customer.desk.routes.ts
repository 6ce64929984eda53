import { customerDeskEndpoints } from '../../../contract/customer.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as customer from './customer.desk.service';

export const customerDeskRoutes: Route[] = [
  route(customerDeskEndpoints.list, (ctx, { query }) => customer.listCustomers(ctx, query)),
  route(customerDeskEndpoints.get, (ctx, { params }) => customer.getCustomer(ctx, params.id)),
  route(customerDeskEndpoints.note, (ctx, { params, body }) => customer.noteCustomer(ctx, params.id, body.text)),
  route(customerDeskEndpoints.block, (ctx, { params, body }) => customer.blockCustomer(ctx, params.id, body)),
];
