import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { Permission } from '../../../src/contract/staff-roles';
import { OrderThings } from '../../../src/desks/buying/order-things';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const ORDER = {
  ...{ shopperId: 's9', shopperName: 'Ada' },
  parcels: [
    { id: 'c1', no: 'PC1' },
    { id: 'c2', no: 'PC2' },
  ],
  shipments: [{ id: 't1', no: 'TO1' }],
};
const draw = (permissions: Permission[], order = ORDER) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <OrderThings order={order} />
    </StaffContext>,
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('an order leads to its shopper, its parcels and their shipment for who may open them', () => {
  draw(['customer.read', 'warehouse.receive', 'packing.pick']);
  expect(['Ada', 'PC1', 'PC2', 'TO1'].map(hrefOf)).toEqual([
    '/operator/customers/s9',
    '/operator/warehouse/parcels/c1',
    '/operator/warehouse/parcels/c2',
    '/operator/packing/t1',
  ]);
});

it('names them for who may not', () => {
  draw(['purchase.read', 'warehouse.receive']);
  expect(hrefOf('PC1')).toBe('/operator/warehouse/parcels/c1');
  for (const name of ['Ada', 'TO1']) {
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
});

it('says nothing of parcels and shipments where there are none', () => {
  draw(['purchase.read'], { ...ORDER, parcels: [], shipments: [] });
  expect(screen.queryByText(/Parcels|Shipments/)).toBeNull();
});
