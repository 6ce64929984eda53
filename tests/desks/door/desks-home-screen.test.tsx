import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { playedDesksDeskEndpoints } from '../../../src/contract/played-desks.desk.endpoints';
import type { StaffSelf } from '../../../src/contract/operator';
import { DesksHomeScreen } from '../../../src/desks/door/desks-home-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testTenant } from '../../support/test-shell';

const SELF: StaffSelf = {
  id: '1',
  name: 'Mei',
  email: 'mei@desk.example',
  language: 'en',
  roles: ['buyer', 'night-shift'],
  permissions: ['purchase.read'],
  needsSecondFactor: false,
};
const open = (waiting: number | undefined) =>
  renderUi(
    <DesksHomeScreen
      self={SELF}
      missing={undefined}
      groups={[{ name: 'orders', desks: [{ name: 'manualOrders', href: '/operator/manual-orders', waiting }] }]}
    />,
    { url: '/operator' },
  );

describe('the home of the desks', () => {
  it('leads to each desk and says how much waits there', () => {
    open(3);
    expect(screen.getByText('You work here as: Buyer, night-shift')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Price requests 3 to do' })).toHaveAttribute(
      'href',
      '/operator/manual-orders',
    );
  });

  it('names by its id what is called nothing any more', () => {
    const self = { ...SELF, limits: { 'warehouse.receive': ['old'] } };
    renderUi(<DesksHomeScreen self={self} missing={undefined} warehouses={[]} groups={[]} />, { url: '/operator' });
    expect(screen.getByText('In these warehouses alone: old')).toBeVisible();
  });

  it('says where somebody works whose role is for some warehouses alone', () => {
    const warehouses = [
      { id: 'gz', name: 'Guangzhou' },
      { id: 'yw', name: 'Yiwu' },
    ];
    const self = { ...SELF, limits: { 'warehouse.receive': ['yw'], 'warehouse.count': ['yw'] } };
    renderUi(<DesksHomeScreen self={self} missing={undefined} warehouses={warehouses} groups={[]} />, {
      url: '/operator',
    });
    expect(screen.getByText('In these warehouses alone: Yiwu')).toBeVisible();
  });

  it.each([
    [1, 'Price requests 1 to do'],
    [100, 'Price requests 99+ to do'],
    [0, 'Price requests Nothing waits'],
    [undefined, 'Price requests'],
  ])('says of %s', (waiting, name) => {
    open(waiting);
    expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('says which right somebody lacks, and that no desk is open to them', () => {
    renderUi(<DesksHomeScreen self={SELF} missing="money.read" groups={[]} />, { url: '/operator' });
    expect(screen.getByRole('alert')).toHaveTextContent('You lack the right “See money” for that.');
    expect(screen.getByText(/No desk is open to you yet/)).toBeVisible();
  });

  it('lets whoever tries a demo take desks from the played staff', async () => {
    mockEndpoint(playedDesksDeskEndpoints.get, { byHand: ['bench'] });
    const sent = mockEndpoint(playedDesksDeskEndpoints.set, { byHand: ['bench', 'buying'] });
    const self: StaffSelf = { ...SELF, permissions: ['settings.read', 'settings.edit'] };
    const tenantPreference = { ...testTenant.tenantPreference, demoAccounts: true };
    const { user } = renderUi(
      <StaffContext value={self}>
        <DesksHomeScreen self={self} missing={undefined} groups={[]} />
      </StaffContext>,
      { url: '/operator', shell: { tenant: { ...testTenant, tenantPreference } } },
    );
    expect(await screen.findByRole('checkbox', { name: 'Bench' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Buying' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Buying' })).toBeChecked());
    expect(sent).toMatchObject([{ body: { was: ['bench'], byHand: ['bench', 'buying'] } }]);
  });
});
