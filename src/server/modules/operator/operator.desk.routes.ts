import { operatorDeskEndpoints } from '../../../contract/operator.desk.endpoints';
import { route } from '../../kernel/route';
import * as login from './staff-login.service';
import * as self from './self.service';

export const operatorDeskRoutes = [
  route(operatorDeskEndpoints.logIn, (ctx, { body }) => login.logIn(ctx, body)),
  route(operatorDeskEndpoints.logOut, (ctx) => login.logOut(ctx)),
  route(operatorDeskEndpoints.getSelf, (ctx) => self.getSelf(ctx)),
  route(operatorDeskEndpoints.setLanguage, (ctx, { query }) => self.setLanguage(ctx, query.language)),
];
