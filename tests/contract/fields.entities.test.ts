import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { Profile } from '../../src/contract/account.schemas';
import { USER_KINDS } from '../../src/contract/account.enums';
import { Cart, CartItem, CartShop } from '../../src/contract/cart.schemas';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { Product } from '../../src/contract/catalog.schemas';
import { CHANNELS, PRICE_MODES } from '../../src/contract/channels';
import { contentEndpoints } from '../../src/contract/content.endpoints';
import { ArticleType, ExchangeInfo, Tenant, TenantPreference } from '../../src/contract/tenant.schemas';
import { uploadEndpoints } from '../../src/contract/upload.endpoints';

const keysOf = (schema: unknown) => Object.keys((schema as z.ZodMiniObject).shape);

/** Section 3 of the specification, word for word what the fields are called. */
const ENTITIES: [string, unknown, string][] = [
  [
    'tenant',
    Tenant,
    'id name description themeColor logoImage defaultLanguage supportedLanguages timezoneOffset serviceEmail servicePhone serviceSocialAccounts socialMediaPlatforms footerLinks registrationEntity analyticsCode googleAnalyticsTraceId exchangeInfo tenantPreference enabledArticle',
  ],
  [
    'tenantPreference',
    TenantPreference,
    'showExchangeRate showStockin showTransit showUserWarehouse supportBalancePay supportBatchPay productPlatforms',
  ],
  ['registrationEntity', Tenant.shape.registrationEntity, 'name businessLicenseNo websiteApprove'],
  ['serviceSocialAccounts', Tenant.shape.serviceSocialAccounts.def.element, 'type accountId'],
  ['socialMediaPlatforms', Tenant.shape.socialMediaPlatforms.def.element, 'platform link'],
  ['footerLinks', Tenant.shape.footerLinks.def.element, 'title link'],
  ['exchangeInfo', ExchangeInfo, 'cnyExchangeRate currency'],
  ['profile', Profile, 'name email language unreadNotificationCount'],
  ['cart', Cart, 'shops'],
  ['a shop of the cart', CartShop, 'cartItems'],
  ['an item of the cart', CartItem, 'id'],
  ['product', Product, 'priceRange images productUrl skus'],
  ['a step of priceRange', Product.shape.priceRange.def.element, 'startQuantity'],
  ['hot keyword', catalogEndpoints.listHotKeywords.response.shape.items.def.element, 'keyword'],
  ['upload token', uploadEndpoints.getToken.response, 'key policy accessKeyId signature bucketHost cdnUrl'],
];

describe('entities carry the fields of the specification (ENT-1)', () => {
  it.each(ENTITIES)('%s', (_, schema, fields) => {
    expect(keysOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('the user agreement is an article of HTML', () => {
    expect(ArticleType.def.entries.USER_AGREEMENT).toBe('USER_AGREEMENT');
    expect(keysOf(contentEndpoints.getArticle.response)).toContain('html');
  });
});

describe('enumerations (ENT-6)', () => {
  it('of channels, price modes and kinds of users are the specification’s', () => {
    expect(CHANNELS).toEqual(
      expect.arrayContaining(['SELF_OWNED', 'TAOBAO', 'TMALL', 'JD', 'ALIBABA', 'YIWUGOU', 'POIZON']),
    );
    expect(PRICE_MODES).toEqual(['SKU_PRICE', 'SPU_PRICE_RANGE']);
    expect([...USER_KINDS].sort()).toEqual(['COMPANY', 'INDIVIDUAL']);
  });
});
