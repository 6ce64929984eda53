import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Warehouse } from '../../../src/contract/tenant';
import type { Forecast, UserWarehouse } from '../../../src/contract/warehouse';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { UserWarehousesScreen } from '../../../src/features/warehouse/user-warehouses-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile, testTenant } from '../../support/test-shell';

const warehouse: Warehouse = {
  id: 'gz',
  name: 'Guangzhou warehouse',
  region: 'CHINA',
  address: '庆丰路118号3号仓',
  receiver: 'HARBOUR',
  phone: '+86 20 5555 0118',
  postcode: '',
};
const own: UserWarehouse = {
  ...warehouse,
  id: 'mine',
  tenantWarehouseId: 'gz',
  code: 'K7M2',
  note: '',
  isDefault: true,
  freeDays: 90,
  openHours: '',
  holidays: [],
  isOpen: true,
};
const pageOf = (items: Forecast[]) => ({ items, total: items.length, pageNo: 1, pageSize: 20 });
const forecast: Forecast = {
  id: 'f1',
  version: 1,
  parcelId: 'p1',
  trackingNo: 'SF1234567890123',
  numbers: [],
  warehouse: { id: 'gz', name: 'Guangzhou' },
  status: 'FORECAST',
  isDisputed: false,
  items: [],
  goodsKinds: [],
  remark: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-12-31T00:00:00.000Z',
  arrivedAt: null,
  courier: null,
  canEdit: true,
};
const nothing = { items: [], total: 0, pageNo: 1, pageSize: 10 };
const open = (
  warehouses: Warehouse[],
  showUserWarehouse = true,
  { mine = warehouses.length > 0 && showUserWarehouse ? [own] : [], forecasts = [] as Forecast[] } = {},
) =>
  renderUi(
    <UserWarehousesScreen warehouses={warehouses} own={mine} forecasts={pageOf(forecasts)} claimed={nothing} />,
    {
      shell: {
        profile: testProfile,
        tenant: { ...testTenant, tenantPreference: { ...testTenant.tenantPreference, showUserWarehouse } },
      },
    },
  );

describe('proxy shipping', () => {
  it('shows the address with the code of the shopper, without empty lines', () => {
    open([warehouse]);
    expect(screen.getByText('HARBOUR (K7M2)')).toBeVisible();
    expect(screen.getByText('庆丰路118号3号仓 K7M2')).toBeVisible();
    expect(screen.queryByText('Postcode')).toBeNull();
  });

  it('says when nobody is there, next', () => {
    const holidays = [
      { from: '2027-02-05', to: '2027-02-12' },
      { from: '2027-05-01', to: '2027-05-01' },
    ];
    open([warehouse], true, { mine: [{ ...own, holidays }] });
    const words = 'Closed Feb 5, 2027 – Feb 12, 2027 and May 1, 2027. Storage counts none of these days.';
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is closed on no day where its calendar names none', () => {
    open([warehouse]);
    expect(screen.queryByText(/^Closed/)).toBeNull();
  });

  it('copies a line or all of it, and says so', async () => {
    const { user } = open([warehouse]);
    await user.click(screen.getByRole('button', { name: 'Copy: Phone' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('+86 20 5555 0118');
    await user.click(screen.getByRole('button', { name: 'Copy the whole address' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('HARBOUR (K7M2)\n+86 20 5555 0118\n庆丰路118号3号仓 K7M2'),
    );
  });

  it.each([
    ['has no warehouse in China', [], true],
    ['does not offer it', [warehouse], false],
  ])('says so where the shop %s', (_, warehouses, isOffered) => {
    open(warehouses, isOffered);
    expect(screen.getByRole('heading', { name: /does not receive parcels/ })).toBeVisible();
    expect(screen.queryByText(/K7M2/)).toBeNull();
  });

  it('gives an address in a house where there is none yet', async () => {
    const asked = mockEndpoint(warehouseEndpoints.saveUserWarehouse, own);
    const { user, router } = open([warehouse], true, { mine: [] });
    await user.click(screen.getByRole('button', { name: 'Get my address' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(asked[0]?.body).toEqual({ tenantWarehouseId: 'gz' });
  });

  it('announces all numbers of a pasted text, and says what is none', async () => {
    const filed = mockEndpoint(warehouseEndpoints.fileForecasts, [forecast]);
    const { user } = open([warehouse]);
    const field = screen.getByRole('textbox', { name: 'Tracking numbers' });
    await user.click(screen.getByRole('button', { name: 'Announce' }));
    expect(field).toHaveAccessibleDescription(/Enter a tracking number/);
    await user.type(field, 'hello');
    expect(field).toHaveAccessibleDescription(/“hello” is no tracking number/);
    expect(filed).toEqual([]);
    await user.clear(field);
    await user.type(field, 'sf 1234567890123, YT1234567890123');
    await user.click(screen.getByRole('button', { name: 'Announce' }));
    expect(await screen.findByText('Announced: 1')).toBeVisible();
    expect(filed[0]?.body).toEqual({
      userWarehouseId: 'mine',
      trackingNos: ['SF1234567890123', 'YT1234567890123'],
      ...{ remark: '', items: [], goodsKinds: [] },
    });
    expect(field).toHaveValue('');
  });

  it('announces what is inside, for who says it: all of a thing, or nothing', async () => {
    const filed = mockEndpoint(warehouseEndpoints.fileForecasts, [forecast]);
    const { user } = open([warehouse]);
    await user.type(screen.getByRole('textbox', { name: 'Tracking numbers' }), 'SF1234567890123');
    await user.click(screen.getByText('What is inside'));
    const name = await screen.findByRole('textbox', { name: 'What it is' });
    await user.type(name, ' Tea pot ');
    await user.click(screen.getByRole('button', { name: 'Announce' }));
    const value = screen.getByRole('textbox', { name: 'Value of one, in yuan' });
    expect(value).toHaveAccessibleDescription('Say what, how many and what one costs');
    expect(name).not.toHaveAccessibleDescription(/Say what/);
    expect(filed).toEqual([]);
    await user.type(value, '45.50');
    await user.clear(screen.getByRole('textbox', { name: 'How many' }));
    await user.type(screen.getByRole('textbox', { name: 'How many' }), '2');
    // a row that is left empty says nothing
    await user.click(screen.getByRole('button', { name: 'Add another thing' }));
    await user.click(screen.getByRole('checkbox', { name: 'Fragile' }));
    await user.click(screen.getByRole('checkbox', { name: 'Liquid' }));
    await user.click(screen.getByRole('button', { name: 'Announce' }));
    expect(await screen.findByText('Announced: 1')).toBeVisible();
    expect(filed[0]?.body).toMatchObject({
      items: [{ title: 'Tea pot', quantity: 2, unitFen: 4550 }],
      goodsKinds: ['LIQUID', 'FRAGILE'],
    });
    expect(name).toHaveValue('');
  });

  it('changes what was announced, with the numbers of its pieces, and keeps the rest of what was said', async () => {
    const changed = mockEndpoint(warehouseEndpoints.changeForecast, forecast);
    const mug = { title: 'Mug', quantity: 2, productUrl: '', options: 'Blue', category: '' };
    const said = {
      ...forecast,
      ...{ version: 3, remark: 'cups', goodsKinds: ['FRAGILE' as const] },
      items: [{ ...mug, unitPrice: { amount: 900, currency: 'CNY' } }],
      numbers: [
        { number: 'SF1234567890123', kind: 'MASTER' as const, carrier: 'SF' },
        { number: 'YT1234567890123', kind: 'CHILD' as const, carrier: 'YTO' },
      ],
    };
    const { user, router } = open([warehouse], true, { forecasts: [said] });
    // with an edge, as buttons have
    for (const deed of ['Change the notice', 'Take back the notice'])
      expect(screen.getByRole('button', { name: `${deed} of SF1234567890123` }).dataset.variant).toBe('default');
    await user.click(screen.getByRole('button', { name: 'Change the notice of SF1234567890123' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    const pieces = dialog.getByRole('textbox', { name: 'Numbers of its other pieces' });
    expect(pieces).toHaveValue('YT1234567890123');
    await user.type(pieces, ', hello');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(pieces).toHaveAccessibleDescription(/“hello” is no tracking number/);
    expect(changed).toEqual([]);
    await user.clear(pieces);
    await user.type(pieces, 'yt 1234567890123, JT1234567890123');
    await user.type(dialog.getByRole('textbox', { name: 'What is in them, or a note' }), ' and plates');
    const value = await dialog.findByRole('textbox', { name: 'Value of one, in yuan' });
    expect(value).toHaveValue('9.00');
    // of one parcel, whatever its numbers
    expect(dialog.queryByText(/for each of the numbers/)).toBeNull();
    expect(dialog.getByText(/^Say it now/)).toBeVisible();
    await user.clear(value);
    await user.type(value, '12');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changed')).toBeVisible();
    expect(changed[0]).toMatchObject({
      params: { id: 'f1' },
      body: {
        ...{ version: 3, childNos: ['YT1234567890123', 'JT1234567890123'], remark: 'cups and plates' },
        ...{ items: [{ ...mug, unitFen: 1200 }], goodsKinds: ['FRAGILE'], carrier: 'SF' },
      },
    });
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists what was announced; until it arrives it can be taken back', async () => {
    const gone = mockEndpoint(warehouseEndpoints.withdrawForecast, {});
    const there = {
      ...forecast,
      id: 'f2',
      trackingNo: 'YT1234567890123',
      status: 'STOCKED_IN' as const,
      canEdit: false,
    };
    const signed = { ...forecast, courier: { state: 'DELIVERED' as const, at: '2026-11-03T01:12:00.000Z' } };
    const { user, router } = open([warehouse], true, { forecasts: [signed, there] });
    expect(screen.getByText('Arrived')).toBeVisible();
    expect(screen.getByText(/^Signed for at the gate Nov 3, 2026.*, in the queue/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take back the notice of SF1234567890123' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(gone[0]?.params).toEqual({ id: 'f1' });
    expect(screen.queryByRole('button', { name: /YT1234567890123/ })).toBeNull();
  });
});
