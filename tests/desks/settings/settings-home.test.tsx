import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { SETTINGS_GROUPS, SETTINGS_SECTIONS } from '../../../src/contract/desk-paths';
import type { Permission } from '../../../src/contract/staff-roles';
import { SettingsHomeScreen } from '../../../src/desks/settings/settings-home-screen';
import { SettingsPage } from '../../../src/desks/settings/settings-page';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const as = (permissions: Permission[], screenOf: React.ReactNode) =>
  renderUi(<StaffContext value={staffSelf(permissions)}>{screenOf}</StaffContext>, { url: '/operator/settings' });

describe('the sections of the settings', () => {
  it('stand each under one heading', () => {
    expect(Object.values(SETTINGS_GROUPS).flat().toSorted()).toEqual([...SETTINGS_SECTIONS].toSorted());
    as(['settings.read'], <SettingsHomeScreen />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      ...['Shop', 'Prices', 'Goods and ways', 'Staff', 'Outside'],
    ]);
    const prices = within(screen.getByRole('region', { name: 'Prices' }));
    expect(prices.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['money', 'fees', 'services', 'duty'].map((section) => `/operator/settings/${section}`),
    );
  });

  it('leave out a heading under which somebody may open nothing', () => {
    as(['money.accounts'], <SettingsPage section="payments">…</SettingsPage>);
    const ways = screen.getByRole('navigation', { name: 'Settings' });
    expect(ways).toHaveTextContent(/^OutsidePayments$/);
  });
});
