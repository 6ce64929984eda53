import * as z from 'zod/mini';
import { WAREHOUSE_REGIONS } from './tenant.enums';
import { ExchangeInfo, Tenant, Warehouse, Country, TransitOption } from './tenant.schemas';
import { endpoint, SELDOM_SECONDS } from './endpoint.schemas';

export const tenantEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/front/tenant',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: Tenant,
    summary: 'The shop that this host belongs to.',
  }),
  getExchangeRate: endpoint({
    method: 'GET',
    path: '/front/exchange-rate',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: ExchangeInfo,
    summary: 'Rate, currency and margin in force now.',
  }),
  listWarehouses: endpoint({
    method: 'GET',
    path: '/front/tenant-warehouses',
    access: 'public',
    summary: 'Warehouses of the shop.',
    query: z.strictObject({ warehouseRegion: z.optional(z.enum(WAREHOUSE_REGIONS)) }),
    response: z.array(Warehouse),
  }),
  listCountries: endpoint({
    method: 'GET',
    path: '/front/supported-countries',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: z.array(Country),
    summary: 'Countries the shop ships to.',
  }),
  listTransitOptions: endpoint({
    method: 'GET',
    path: '/front/transit-options',
    access: 'public',
    response: z.array(TransitOption),
    summary: 'Shipping lines of the shop.',
  }),
  getKeywordSetting: endpoint({
    method: 'GET',
    path: '/front/tenant-keyword-setting',
    access: 'public',
    summary: 'Placeholder of the search box and default keyword.',
    response: z.object({ placeholder: z.string(), defaultKeyword: z.string() }),
  }),
  listServiceCategories: endpoint({
    method: 'GET',
    path: '/front/tenant/service/category',
    access: 'public',
    summary: 'Services that the shop offers with a purchase.',
    response: z.array(z.object({ id: z.string(), name: z.string(), remark: z.string() })),
  }),
  listReturnOrigins: endpoint({
    method: 'GET',
    path: '/front/return-origins',
    access: 'public',
    summary: 'Sites to which a login may return without asking the shopper.',
    response: z.object({ origins: z.array(z.string()) }),
  }),
  listDistricts: endpoint({
    method: 'GET',
    path: '/front/address-districts',
    access: 'public',
    summary: 'First-level districts of a country.',
    query: z.strictObject({ country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))) }),
    response: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  listDistrictTree: endpoint({
    method: 'GET',
    path: '/front/multiple-address-districts',
    access: 'public',
    summary: 'Districts of every served country, two levels.',
    response: z.array(
      z.object({
        country: z.string(),
        districts: z.array(z.object({ code: z.string(), name: z.string(), children: z.array(z.string()) })),
      }),
    ),
  }),
  listSecondDistricts: endpoint({
    method: 'GET',
    path: '/front/two-address-districts',
    access: 'public',
    summary: 'Second-level districts.',
    query: z.strictObject({
      country: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
      oneAddressDistrict: z.string().check(z.maxLength(80)),
    }),
    response: z.array(z.string()),
  }),
};
