import { tenantEndpoints } from '../../../contract/tenant.endpoints';
import { route } from '../../kernel/route';
import * as district from './district.service';
import * as offers from './show-offers.service';
import * as tenant from './tenant.service';

export const tenantRoutes = [
  route(tenantEndpoints.get, (ctx) => tenant.getTenant(ctx)),
  route(tenantEndpoints.getExchangeRate, (ctx) => tenant.getExchangeRate(ctx)),
  route(tenantEndpoints.listReturnOrigins, ({ tenant: { returnOrigins } }) => ({ origins: returnOrigins })),
  route(tenantEndpoints.listWarehouses, (ctx, { query }) => offers.listWarehouses(ctx, query.warehouseRegion)),
  route(tenantEndpoints.listCountries, (ctx) => tenant.listCountries(ctx)),
  route(tenantEndpoints.listTransitOptions, (ctx) => offers.listTransitOptions(ctx)),
  route(tenantEndpoints.getKeywordSetting, (ctx) => tenant.getKeywordSetting(ctx)),
  route(tenantEndpoints.listServiceCategories, (ctx) => offers.listServiceCategories(ctx)),
  route(tenantEndpoints.listDistricts, (ctx, { query }) => district.listDistricts(ctx, query.country)),
  route(tenantEndpoints.listDistrictTree, (ctx) => district.listDistrictTree(ctx)),
  route(tenantEndpoints.listSecondDistricts, (ctx, { query }) =>
    district.listSecondDistricts(ctx, query.country, query.oneAddressDistrict),
  ),
];
