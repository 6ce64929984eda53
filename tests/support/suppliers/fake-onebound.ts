import { afterEach } from 'vitest';
import type { ListingQuery } from '../../../src/server/adapters/marketplace/marketplace.port';
import { createOneBound } from '../../../src/server/adapters/marketplace/onebound/onebound';
import { serveSupplier, type SupplierAnswer, type SupplierCall } from './serve';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});

export const SECRET = 'plain-secret';
export const call = { signal: new AbortController().signal, tenantId: 'shop' };
export const said = (more: object, error_code = '0000'): SupplierAnswer => ({
  body: { ...more, error: '', reason: '', error_code, cache: 0, api_info: 'today:41 max:10000', request_id: 'x' },
});

/** The aggregator's gateway: checks the account, answers `platform/api`. */
export async function connected(answers: Record<string, (call: SupplierCall) => SupplierAnswer>, secret = SECRET) {
  const fake = await serveSupplier((asked) => {
    const fields = { ...asked.query, ...asked.form };
    const answer = answers[asked.path.replace(/^\/(.+)\/$/, '$1')];
    if (fields.key !== 'k' || fields.secret !== SECRET) return said({}, '4005');
    return answer ? answer(asked) : said({}, '4010');
  });
  open.push(fake);
  return { fake, can: createOneBound({ key: 'k', secret, url: fake.url }).can };
}

export const query = (wanted: Partial<ListingQuery> = {}): ListingQuery => ({
  keyword: '杯',
  channels: ['JD'],
  sort: 'sales',
  pageNo: 2,
  pageSize: 20,
  language: 'en',
  ...wanted,
});
export const row = (num_iid: string, more: object = {}) => ({
  num_iid,
  title: '马克杯',
  pic_url: '//img.example/a.jpg',
  price: '20.00',
  promotion_price: '18.80',
  sales: '1.2万+',
  seller_nick: '店',
  detail_url: '',
  ...more,
});
export const itemsOf = (rows: object[], more: object = {}) =>
  said({ items: { page: '1', real_total_results: 90, total_results: 5000, item: rows, ...more } });
