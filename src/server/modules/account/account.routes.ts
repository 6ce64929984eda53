import { accountEndpoints } from '../../../contract/account';
import { route } from '../../kernel/route';
import * as account from './account.service';

export const accountRoutes = [
  route(accountEndpoints.getProfile, (ctx) => account.getProfile(ctx)),
  route(accountEndpoints.saveProfile, (ctx, { body }) => account.saveProfile(ctx, body)),
  route(accountEndpoints.setLanguage, (ctx, { query }) => account.setLanguage(ctx, query.language)),
];
