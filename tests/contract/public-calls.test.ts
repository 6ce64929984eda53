import { expect, it } from 'vitest';
import { API } from '../../src/contract/api.endpoints';
import { isPublicCall } from '../../src/contract/public-calls';

it('are those of the shop that the contract has for everybody, and no other', () => {
  // strangers' servers make those that are raw, and no browser
  const ofShop = API.filter(
    ({ access, path, isRaw }) => access !== 'staff' && !path.startsWith('/operator/') && !isRaw,
  );
  const wrong = ofShop.filter(
    ({ access, method, path }) => isPublicCall(`${method} ${path}`) !== (access === 'public'),
  );
  expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(ofShop.filter(({ access }) => access === 'user').length).toBeGreaterThan(50);
});
