import { expect, it, vi } from 'vitest';
import { call } from '../../src/client/call';
import { onStaffDeed } from '../../src/client/staff-deeds';
import { operatorDeskEndpoints } from '../../src/contract/operator.desk.endpoints';
import { mockEndpoint } from '../support/mock-endpoint';

it('tells of what the staff have done, but not that somebody has left: nothing is theirs to ask for any more', async () => {
  const told = vi.fn();
  const end = onStaffDeed(told);
  mockEndpoint(operatorDeskEndpoints.setLanguage, {});
  mockEndpoint(operatorDeskEndpoints.logOut, {});
  await call('PUT /operator/me/language', { query: { language: 'en' } });
  expect(told).toHaveBeenCalledTimes(1);
  await call('POST /operator/logout', {});
  expect(told).toHaveBeenCalledTimes(1);
  end();
});
