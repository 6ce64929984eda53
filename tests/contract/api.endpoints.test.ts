import { describe, expect, it } from 'vitest';
import { API } from '../../src/contract/api.endpoints';

/** The calls that the specification gives with method and path, section 7. */
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
`
  .trim()
  .split('\n');

describe('the calls of the specification (API-2)', () => {
  const declared = API.map(({ method, path }) => `${method} ${path}`);

  it.each(SPECIFIED)('%s', (call) => {
    expect(declared).toContain(call);
  });

  it('are declared once each', () => {
    expect(new Set(declared).size).toBe(declared.length);
  });
});
