import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import type { Address } from '../../../src/contract/account';
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
const countries = [
  { code: 'vn', name: 'Vietnam' },
  { code: 'la', name: 'Laos' },
];
const home = address('1', { defaultAddress: true });
const work = address('2');

/** A shop that keeps what it is told. */
function keepAddresses(...kept: Address[]) {
  let all = kept;
  mockEndpoint(accountEndpoints.listAddresses, () => all);
  const saved = mockEndpoint(accountEndpoints.saveAddress, ({ body }) => {
    const input = { id: '3', ...(body as Omit<Address, 'id'>) };
    const others = all
      .filter(({ id }) => id !== input.id)
      .map((one) => (input.defaultAddress ? { ...one, defaultAddress: false } : one));
    all = input.defaultAddress ? [input, ...others] : [...others, input];
    return input;
  });
  const removed = mockEndpoint(accountEndpoints.removeAddress, ({ params }) => {
    all = all.filter(({ id }) => id !== params.id);
    return {};
  });
  return { saved, removed };
}

function mockDistricts() {
  mockEndpoint(tenantEndpoints.listDistricts, ({ query }) =>
    query.country === 'vn' ? [{ code: 'HN', name: 'Hà Nội' }] : [],
  );
  return mockEndpoint(tenantEndpoints.listSecondDistricts, ['Ba Đình', 'Tây Hồ']);
}

const open = (served: Address[]) =>
  renderUi(<AddressBook use="addresses" calls={calls} served={served} countries={countries} />, {
    shell: { profile: testProfile },
  });
const streets = () => screen.getAllByRole('article').map((card) => /\d Quay Street/.exec(card.textContent ?? '')?.[0]);

describe('addresses', () => {
  it('mark the default one, which cannot be made default again', () => {
    open([home, work]);
    expect(screen.getAllByText('Default')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Make default: Mai Tran, 1 Quay Street' })).toBeNull();
    expect(screen.getAllByText(/Hà Nội, Vietnam$/)).toHaveLength(2);
  });

  it('move to the front once made default', async () => {
    const { saved } = keepAddresses(home, work);
    const { user } = open([home, work]);
    await user.click(screen.getByRole('button', { name: 'Make default: Mai Tran, 2 Quay Street' }));
    await waitFor(() => expect(streets()).toEqual(['2 Quay Street', '1 Quay Street']));
    expect(saved[0]?.body).toEqual({ ...work, defaultAddress: true });
  });

  it('are removed after a question', async () => {
    const { removed } = keepAddresses(home, work);
    const { user } = open([home, work]);
    await user.click(screen.getByRole('button', { name: 'Remove Mai Tran, 2 Quay Street' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
    expect(removed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(streets()).toEqual(['1 Quay Street']));
    expect(removed[0]?.params).toEqual({ id: '2' });
  });

  it('are added with what is not known left empty, picking from what is suggested', async () => {
    const { saved } = keepAddresses();
    const asked = mockDistricts();
    const { user } = open([]);
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Receiver' }), 'Mai Tran');
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '0912345678');
    await user.click(dialog.getByRole('combobox', { name: 'Province or state' }));
    await user.click(await dialog.findByRole('option', { name: 'Hà Nội', hidden: true }));
    await user.click(dialog.getByRole('combobox', { name: 'City or district' }));
    await user.click(await dialog.findByRole('option', { name: 'Tây Hồ', hidden: true }));
    await user.type(dialog.getByRole('textbox', { name: 'Street and number' }), '3 Quay Street');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(streets()).toEqual(['3 Quay Street']));
    expect(asked[0]?.query).toEqual({ country: 'vn', oneAddressDistrict: 'HN' });
    expect(saved[0]?.body).toEqual({
      receiverName: 'Mai Tran',
      phone: '0912345678',
      countryCode: 'vn',
      province: 'Hà Nội',
      city: 'Tây Hồ',
      district: '',
      street: '3 Quay Street',
      postcode: '',
      defaultAddress: false,
    });
  });

  it('mark what is missing and send nothing', async () => {
    const { saved } = keepAddresses();
    mockDistricts();
    const { user } = open([]);
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New address' }));
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(dialog.getByRole('textbox', { name: 'Street and number' })).toBeInvalid();
    expect(dialog.getByRole('textbox', { name: 'Postcode' })).toBeValid();
    await user.type(dialog.getByRole('textbox', { name: 'Postcode' }), '99');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Postcode' })).toBeInvalid());
    expect(saved).toEqual([]);
  });

  it('ask for what the chosen country needs, and send nothing that it has no use for', async () => {
    const { saved } = keepAddresses();
    mockDistricts();
    const { user } = renderUi(
      <AddressBook
        use="addresses"
        calls={calls}
        served={[]}
        countries={[
          { code: 'us', name: 'United States' },
          { code: 'ae', name: 'United Arab Emirates' },
        ]}
      />,
      { shell: { profile: testProfile } },
    );
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New address' }));
    const state = () => dialog.getByRole('combobox', { name: 'State' });
    const emirate = () => dialog.getByRole('combobox', { name: 'Emirate' });
    await user.type(dialog.getByRole('textbox', { name: 'Receiver' }), 'Mai Tran');
    await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '0912345678');
    await user.type(dialog.getByRole('combobox', { name: 'City or district' }), 'Dubai');
    await user.type(dialog.getByRole('textbox', { name: 'Street and number' }), '3 Quay Street');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'us');
    expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('Dubai');
    expect(dialog.getByRole('textbox', { name: 'ZIP code' })).toBeRequired();
    expect(dialog.queryByRole('textbox', { name: /Ward|Area/ })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'ZIP code' }), '94103');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await dialog.findByText('Please fill this in.')).toBeVisible();
    expect(state()).toHaveAttribute('aria-invalid', 'true');
    expect(saved).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'ae');
    expect(emirate()).toBeRequired();
    expect(dialog.queryByRole('textbox', { name: /code$/ })).toBeNull();
    expect(dialog.getByRole('textbox', { name: 'Area' })).not.toBeRequired();
    await user.type(emirate(), 'Dubai');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(streets()).toEqual(['3 Quay Street']));
    expect(saved[0]?.body).toMatchObject({ countryCode: 'ae', province: 'Dubai', postcode: '' });
  });

  it('keep what was typed when the shop refuses it', async () => {
    mockDistricts();
    mockEndpoint(
      accountEndpoints.saveAddress,
      problem('INVALID', { detail: 'Please check.', errors: [{ path: 'countryCode', code: 'not_served' }] }),
    );
    const { user } = open([home]);
    await user.click(screen.getByRole('button', { name: 'Change Mai Tran, 1 Quay Street' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the address' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'la');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please check.');
    expect(dialog.getByRole('combobox', { name: 'Country' })).toBeInvalid();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveFocus());
    expect(dialog.getByRole('textbox', { name: 'Street and number' })).toHaveValue('1 Quay Street');
  });
});
