import { tenantEndpoints } from '../../../contract/tenant';
import { route } from '../../kernel/route';
import * as tenant from './tenant.service';

export const tenantRoutes = [
  route(tenantEndpoints.get, (ctx) => tenant.getTenant(ctx)),
  route(tenantEndpoints.getExchangeRate, (ctx) => tenant.getExchangeRate(ctx)),
];
