import type { DefaultRole } from '../../src/contract/staff-roles';

const EDITORS: DefaultRole[] = ['owner', 'manager', 'editor'];

/** Of the desks of what the shop says and sells of its own. */
export const CONTENT_RIGHTS: Record<string, DefaultRole[]> = {
  'GET /operator/articles': EDITORS,
  'GET /operator/articles/{type}': EDITORS,
  'GET /operator/articles/{type}/editions/{number}': EDITORS,
  'GET /operator/articles/{type}/preview': EDITORS,
  'GET /operator/articles/{type}/findings': EDITORS,
  'PUT /operator/articles/{type}/draft': EDITORS,
  'POST /operator/articles/{type}/publish': EDITORS,
  'POST /operator/articles/{type}/unschedule': EDITORS,
  'PUT /operator/articles/{type}/shown': EDITORS,
  'GET /operator/site-items': EDITORS,
  'GET /operator/site-items/{id}': EDITORS,
  'GET /operator/site-items/{id}/editions/{number}': EDITORS,
  'GET /operator/site-items/{id}/preview': EDITORS,
  'GET /operator/site-items/{id}/findings': EDITORS,
  'POST /operator/site-items': EDITORS,
  'PUT /operator/site-items/{id}/draft': EDITORS,
  'POST /operator/site-items/{id}/publish': EDITORS,
  'POST /operator/site-items/{id}/take-down': EDITORS,
  'PUT /operator/banner-order': EDITORS,
  'GET /operator/content-upload-token': EDITORS,
  'GET /operator/catalogue-upload-token': EDITORS,
  'GET /operator/own-products/{id}': EDITORS,
  'GET /operator/hot-keywords': EDITORS,
  'PUT /operator/hot-keywords': EDITORS,
  'GET /operator/product-groups': EDITORS,
  'PUT /operator/product-groups': EDITORS,
  'GET /operator/product-groups/preview': EDITORS,
  'GET /operator/search-words': EDITORS,
};
