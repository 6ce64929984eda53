import { expect, it } from 'vitest';
import { ApiError, type Call } from '../../../src/client/caller';
import { ERROR_STATUS, type ErrorCode } from '../../../src/contract/errors';
import { loadSearch } from '../../../src/features/catalog/load-search';

const refusing = (code: ErrorCode): Call => {
  const refused = new ApiError(ERROR_STATUS[code], code, `said of ${code}`);
  return () => Promise.reject(refused);
};
const load = (code: ErrorCode) =>
  loadSearch({ call: refusing(code), query: { keyword: 'mug' }, platforms: ['TAOBAO'] });

it.each([
  'SUPPLIER_UNAVAILABLE',
  'SUPPLIER_TIMEOUT',
  'SUPPLIER_FAILED',
  'METHOD_DISABLED',
  'PICTURE_UNREADABLE',
] as const)('keeps the page and says what is wrong where the marketplace answers %s', async (code) => {
  expect(await load(code)).toMatchObject({ cards: [], total: 0, asOf: null, failure: `said of ${code}` });
});

it('leaves to the error page what is not of the marketplace', async () => {
  await expect(load('SESSION_EXPIRED')).rejects.toThrow(ApiError);
});
