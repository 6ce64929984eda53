import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logOut } from '../../../src/client/end-session';
import { useSession } from '../../../src/client/session.store';
import type { Profile } from '../../../src/contract/account';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { AddressBook } from '../../../src/features/account/address-book';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address } from './account-fixture';

const calls = {
  list: 'GET /front/user/addresses',
  save: 'POST /front/user/addresses',
  remove: 'DELETE /front/user/addresses/{id}',
} as const;
const home = address('1', { defaultAddress: true });
const countries = [{ code: 'vn', name: 'Vietnam' }];
const street = () => screen.findByRole('textbox', { name: 'Street and number' });
const receiver = () => screen.findByRole('textbox', { name: 'Receiver' });

function openAs(profile: Profile) {
  mockEndpoint(tenantEndpoints.listDistricts, []);
  return renderUi(<AddressBook use="addresses" calls={calls} served={[home]} countries={countries} />, {
    shell: { profile },
  });
}

/** A new address, half written when the session ends. */
async function losesSession() {
  mockEndpoint(accountEndpoints.saveAddress, problem('SESSION_EXPIRED'));
  const { user, unmount } = openAs(testProfile);
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  await user.type(await receiver(), 'Mai');
  await user.type(await street(), '7 Lantern Lane');
  act(() => useSession.getState().clear());
  unmount();
}

it('has the address that was being written when the session ended, and not for another one', async () => {
  await losesSession();
  const { user } = openAs(testProfile);
  await user.click(screen.getByRole('button', { name: /^Change / }));
  expect(await street()).toHaveValue(home.street);
  await user.keyboard('{Escape}');
});

it.each([
  ['whose it is', testProfile, '7 Lantern Lane'] as const,
  ['another shopper', { ...testProfile, id: 'shopper2' }, ''] as const,
])('offers it to %s', async (_who, profile, written) => {
  await losesSession();
  const { user } = openAs(profile);
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(await street()).toHaveValue(written);
  expect(await receiver()).toHaveValue(written && 'Mai');
});

it('keeps nothing of a form that was closed, nor of who logs out', async () => {
  await losesSession();
  const first = openAs(testProfile);
  await first.user.click(screen.getByRole('button', { name: 'Add an address' }));
  await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await first.user.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(await street()).toHaveValue('');
  first.unmount();
  await losesSession();
  await logOut();
  const { user } = openAs(testProfile);
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(await street()).toHaveValue('');
});
