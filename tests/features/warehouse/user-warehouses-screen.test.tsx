import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Warehouse } from '../../../src/contract/tenant';
import { UserWarehousesScreen } from '../../../src/features/warehouse/user-warehouses-screen';
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
const open = (warehouses: Warehouse[], showUserWarehouse = true) =>
  renderUi(<UserWarehousesScreen warehouses={warehouses} code="K7M2" />, {
    shell: {
      profile: testProfile,
      tenant: { ...testTenant, tenantPreference: { ...testTenant.tenantPreference, showUserWarehouse } },
    },
  });

describe('proxy shipping', () => {
  it('shows the address with the code of the shopper, without empty lines', () => {
    open([warehouse]);
    expect(screen.getByText('HARBOUR (K7M2)')).toBeVisible();
    expect(screen.getByText('庆丰路118号3号仓 K7M2')).toBeVisible();
    expect(screen.queryByText('Postcode')).toBeNull();
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
});
