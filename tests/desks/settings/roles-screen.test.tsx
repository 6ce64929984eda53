import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { rolesDeskEndpoints } from '../../../src/contract/roles.desk.endpoints';
import { PERMISSIONS } from '../../../src/contract/operator.enums';
import type { StaffRole } from '../../../src/contract/operator';
import { RolesScreen } from '../../../src/desks/settings/roles-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const BUYER: StaffRole = { id: 'buyer', name: null, permissions: ['purchase.read'], version: 1, people: 2 };
const OWN: StaffRole = { id: 'r1', name: 'Night shift', permissions: ['purchase.read'], version: 7, people: 0 };
const open = (permissions: Parameters<typeof staffSelf>[0], own = OWN) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <RolesScreen roles={[BUYER, own]} />
    </StaffContext>,
    { url: '/operator/roles' },
  );
const MANAGER = ['staff.read', 'staff.manage', 'purchase.read', 'purchase.claim'] as const;

describe('the page of the roles', () => {
  it('says what each may do and how many have it, and offers no change to who may only read', () => {
    open(['staff.read']);
    const [buyer] = screen.getAllByRole('listitem');
    expect(buyer).toHaveTextContent('Buyer2 people · 1 right');
    expect(buyer).toHaveTextContent('See orders');
    // a role without limits is no role without rights
    expect(screen.getByText(/not limited: whoever has it decides any sum alone/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has words for every right there is', () => {
    open(['staff.read'], { ...OWN, permissions: [...PERMISSIONS] });
    const said = screen.getAllByRole('list', { hidden: true }).flatMap((list) => [...list.children]);
    expect(said.length).toBeGreaterThan(PERMISSIONS.length);
    expect(said.filter(({ textContent }) => /\w\.\w/.test(textContent))).toEqual([]);
  });

  it('copies one of the default set into one of the shop, with rights that one has', async () => {
    const sent = mockEndpoint(rolesDeskEndpoints.createRole, OWN);
    const { user, router } = open(MANAGER);
    await user.click(screen.getByRole('button', { name: 'Copy Buyer' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Name of the role' }), 'Night shift');
    expect(screen.getByRole('checkbox', { name: 'Allow compensations and corrections' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Take orders to buy' }));
    await user.click(screen.getByRole('button', { name: 'Save the role' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/operator/roles'));
    expect(sent[0]?.body).toEqual({ name: 'Night shift', permissions: ['purchase.read', 'purchase.claim'] });
  });

  it('changes one of the shop as it was read, and removes it', async () => {
    const changed = mockEndpoint(rolesDeskEndpoints.changeRole, OWN);
    const removed = mockEndpoint(rolesDeskEndpoints.deleteRole, {});
    const { user, router } = open(MANAGER);
    const change = () => user.click(screen.getByRole('button', { name: 'Change Night shift' }));
    await change();
    await fillIn(user, screen.getByRole('textbox', { name: 'Name of the role' }), 'Day shift');
    await user.click(screen.getByRole('button', { name: 'Save the role' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
    expect(changed[0]).toMatchObject({ params: { id: 'r1' }, body: { name: 'Day shift', version: 7 } });
    await change();
    await user.click(screen.getByRole('button', { name: 'Remove the role' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(2));
    expect(removed[0]).toMatchObject({ params: { id: 'r1' }, query: { version: '7' } });
  });

  it('keeps a role that somebody has', async () => {
    const { user } = open(MANAGER, { ...OWN, people: 1 });
    await user.click(screen.getByRole('button', { name: 'Change Night shift' }));
    expect(screen.getByRole('button', { name: 'Remove the role' })).toBeDisabled();
  });
});
