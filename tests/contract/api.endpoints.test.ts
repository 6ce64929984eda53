import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { API, PLATFORM_API } from '../../src/contract/api.endpoints';
import type { Endpoint } from '../../src/contract/endpoint';
import { openApiDocument } from '../../src/server/kernel/openapi';
import { filesBelow } from '../support/files-below';

/** Every call that section 7 of the specification names; where it is silent about the path, by the path that we gave it. */
const SPECIFIED = `
GET /front/tenant
GET /front/exchange-rate
GET /front/tenant-warehouses
GET /front/supported-countries
GET /front/address-districts
GET /front/multiple-address-districts
GET /front/two-address-districts
GET /front/transit-options
GET /front/tenant-keyword-setting
GET /front/tenant/service/category
GET /front/user/profile
PUT /front/user/profile
PUT /front/user/email
PUT /front/user/change-password
PUT /front/user/language
POST /front/user/send-email-code
POST /front/user/verify-email-code
POST /front/user/verify-email-promotion-code
POST /front/user/signup
POST /front/user/login
POST /front/user/forget-password
GET /front/user/check-email-available
GET /front/user/addresses
POST /front/user/addresses
DELETE /front/user/addresses/{id}
GET /front/user/billing-addresses
POST /front/user/billing-addresses
DELETE /front/user/billing-addresses/{id}
GET /front/product
GET /front/product/search
GET /front/product/keywordSNQuery
GET /front/product/categories
GET /front/estimate-freight/weight
POST /front/product-favorite/save
GET /front/product-favorite/pagination
DELETE /front/product-favorite/{id}/delete
GET /front/cart
POST /front/cart
POST /front/cart/multiple
PUT /front/cart/{id}/quantity
PUT /front/cart/{id}/message
DELETE /front/cart/{id}
DELETE /front/cart
POST /front/cart/refresh
POST /front/preview-product/refresh
POST /front/preview-product/create
POST /front/purchase-orders
GET /front/purchase-orders
GET /front/purchase-orders/{id}
POST /front/purchase-orders/{id}/clone
POST /front/purchase-orders/{id}/pay
POST /front/purchase-orders/{id}/close
POST /front/payments/{id}/pay
POST /front/payments/batch-pay
GET /front/payments/unpaid
GET /front/third-pay/config
POST /front/user-account/first-set-pay-password
POST /front/user-account/resetPayPassword
POST /front/user-account/pay-password
GET /front/user-account/transactions
GET /front/user-account/querySummary
GET /front/deposit-channels
GET /front/user-notifications
POST /front/user-account/certificate
PUT /front/user-account/update-deposit
GET /front/user-account/operations
GET /front/user-account/queryDetail/{id}
GET /front/customs-info/user
POST /front/customs-info/save
GET /front/refunds
GET /front/images
GET /front/site-faq
GET /front/contents
GET /front/site-about-us
GET /front/user/warehouses
POST /front/user/warehouses
DELETE /front/user/warehouses/{id}
POST /front/user/selfpickupinfo
GET /front/hot-keywords
POST /front/transit-orders
GET /front/transit-orders
GET /front/transit-orders/{id}
GET /front/transit-order-logistics/transit-order/{id}
POST /front/transit-orders/{id}/pay
POST /front/transit-orders/{id}/complete
POST /front/transit-orders/{id}/close
GET /front/purchase-parcels/stock-in-parcels
GET /front/user-account/deposits
POST /front/user-account/deposits
GET /front/user-account/withdrawals
POST /front/user-account/withdrawals
GET /front/preferred-products
GET /front/preferred-product-groups
GET /front/recommend-product-groups
GET /front/banner-images
GET /front/site-campaign
GET /front/site-slogen
GET /front/articles/{type}
GET /front/site-how-to-use
GET /front/enabled-article-types
GET /front/announcements
GET /front/upload-token
POST /user-feedback
`
  .trim()
  .split('\n');

describe('the calls of the specification (API-2)', () => {
  const declared = API.map(({ method, path }) => `${method} ${path}`);

  it.each(SPECIFIED)('%s', (call) => {
    expect(declared).toContain(call);
  });

  it('are all in the OpenAPI document', () => {
    const { paths } = openApiDocument([...API]) as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
    );
    expect(SPECIFIED.filter((call) => described.includes(call))).toHaveLength(103);
  });

  it('are declared once each', () => {
    expect(new Set(declared).size).toBe(declared.length);
  });
});

describe('a file of calls', () => {
  const files = filesBelow('src/contract').filter((path) => /(?<!\/api)\.endpoints\.ts$/.test(path));
  const callsOf = async (path: string) => {
    const groups = (await import(resolve(path))) as Record<string, Record<string, Endpoint>>;
    return Object.values(groups).flatMap((group) => Object.values(group));
  };
  /** Whose host and cookie it is for; of what everybody may, as a login, its path says it. */
  const doorOf = ({ access, path }: Endpoint) => {
    if (access !== 'public') return access;
    return path.startsWith('/operator/') ? 'staff' : path.startsWith('/platform/') ? 'platform' : 'user';
  };
  const doorOfFile = (path: string) =>
    path.endsWith('.desk.endpoints.ts') ? 'staff' : path.endsWith('/platform.endpoints.ts') ? 'platform' : 'user';

  it.each(files)('has the calls of one door: %s', async (path) => {
    expect([...new Set((await callsOf(path)).map(doorOf))]).toEqual([doorOfFile(path)]);
  });

  it('is in the API whole', async () => {
    const all = (await Promise.all(files.map(callsOf))).flat();
    expect(new Set(all)).toEqual(new Set([...API, ...PLATFORM_API]));
  });
});
