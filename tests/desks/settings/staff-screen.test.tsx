import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { invitationDeskEndpoints } from '../../../src/contract/invitation.desk.endpoints';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import type { StaffInvitation, StaffPerson, StaffRole } from '../../../src/contract/operator';
import { StaffScreen } from '../../../src/desks/settings/staff-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const MEI: StaffPerson = {
  id: 'm',
  name: 'Mei',
  email: 'mei@desk.example',
  state: 'ACTIVE',
  roles: ['buyer'],
  version: 3,
};
const ROLES: StaffRole[] = [
  { id: 'buyer', name: null, permissions: ['purchase.read'], version: 1, people: 1 },
  { id: 'r1', name: 'Night shift', permissions: ['warehouse.receive'], version: 2, people: 0 },
];
const ASKED: StaffInvitation = {
  id: 'i1',
  email: 'new@desk.example',
  roles: ['r1'],
  language: 'en',
  version: 4,
  expiresAt: '2030-01-02T10:00:00Z',
  isOver: true,
};
const WAREHOUSES = [
  { id: 'gz', name: 'Guangzhou', isOpen: true },
  { id: 'yw', name: 'Yiwu', isOpen: true },
];
const open = (
  permissions: Parameters<typeof staffSelf>[0] = ['staff.read', 'staff.manage'],
  person = MEI,
  { warehouses = WAREHOUSES, roles = ROLES } = {},
) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <StaffScreen people={[person]} roles={roles} invitations={[ASKED]} warehouses={warehouses} />
    </StaffContext>,
    { url: '/operator/staff' },
  );

describe('the page of the staff', () => {
  it('says who somebody is, and offers no change to who may only read', () => {
    open(['staff.read']);
    expect(screen.getByText('mei@desk.example').parentElement).toHaveTextContent('mei@desk.example · Buyer');
    expect(screen.getByText('new@desk.example')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gives a person exactly the roles that are ticked, as they were read', async () => {
    const sent = mockEndpoint(operatorDeskEndpoints.setRoles, {});
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Change Mei' }));
    const form = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    await user.click(form.getByRole('checkbox', { name: 'Night shift' }));
    await user.click(form.getByRole('button', { name: 'Save the roles' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/operator/staff'));
    expect(sent[0]).toMatchObject({ params: { id: 'm' }, body: { roles: ['buyer', 'r1'], version: 3 } });
  });

  it('says why an account that a demo shows to everybody keeps its roles', async () => {
    mockEndpoint(operatorDeskEndpoints.setRoles, problem('METHOD_DISABLED', { data: { reason: 'SHOWN_ACCOUNT' } }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change Mei' }));
    const form = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    await user.click(form.getByRole('checkbox', { name: 'Night shift' }));
    // what is done at once is no part of what is saved
    const bar = within(form.getByRole('button', { name: 'Save the roles' }).parentElement as HTMLElement);
    expect(bar.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save the roles' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The login page of this demo shows this account');
  });

  it('limits a role for work in warehouses to some of them, and no other', async () => {
    const sent = mockEndpoint(operatorDeskEndpoints.setRoles, {});
    const { user } = open(undefined, { ...MEI, roles: ['buyer', 'r1'], limits: { r1: ['gz'] } });
    expect(screen.getByText(/Buyer, Night shift \(Guangzhou\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change Mei' }));
    const form = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(form.queryByRole('combobox', { name: 'Buyer: in which warehouses' })).toBeNull();
    await user.click(form.getByRole('combobox', { name: 'Night shift: in which warehouses' }));
    await user.click(await screen.findByRole('option', { name: 'Yiwu', hidden: true }));
    await user.click(form.getByRole('button', { name: 'Save the roles' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ roles: ['buyer', 'r1'], limits: { r1: ['gz', 'yw'] }, version: 3 });
  });

  it('shows whoever is limited to a closed warehouse, or by one that is gone, as that', async () => {
    const sent = mockEndpoint(operatorDeskEndpoints.setRoles, {});
    const closed = WAREHOUSES.map((one) => ({ ...one, isOpen: one.id === 'gz' }));
    const limited = { ...MEI, roles: ['r1'], limits: { r1: ['old', 'yw'] } };
    const { user } = open(undefined, limited, { warehouses: closed });
    expect(screen.getByText(/Night shift \(old, Yiwu\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change Mei' }));
    const form = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    await user.click(form.getByRole('combobox', { name: 'Night shift: in which warehouses' }));
    await user.click(await screen.findByRole('option', { name: 'Guangzhou', hidden: true }));
    await user.click(form.getByRole('button', { name: 'Save the roles' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ limits: { r1: ['old', 'yw', 'gz'] } });
  });

  it('shows the limit of a role that holds more by now, and limits none where one warehouse is open', async () => {
    const closed = WAREHOUSES.map((one) => ({ ...one, isOpen: one.id === 'gz' }));
    const limited = { ...MEI, roles: ['buyer', 'r1'], limits: { r1: ['gz'] } };
    const roles = ROLES.map((role): StaffRole => ({ ...role, permissions: ['warehouse.receive', 'purchase.read'] }));
    const { user } = open(undefined, limited, { warehouses: closed, roles });
    await user.click(screen.getByRole('button', { name: 'Change Mei' }));
    expect(screen.getByRole('combobox', { name: 'Night shift: in which warehouses' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Buyer: in which warehouses' })).toBeNull();
  });

  it('says no warehouses of a role that is taken away', async () => {
    const sent = mockEndpoint(operatorDeskEndpoints.setRoles, {});
    const { user } = open(undefined, { ...MEI, roles: ['buyer', 'r1'], limits: { r1: ['gz'] } });
    await user.click(screen.getByRole('button', { name: 'Change Mei' }));
    const form = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    await user.click(form.getByRole('checkbox', { name: 'Night shift' }));
    await user.click(form.getByRole('button', { name: 'Save the roles' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ roles: ['buyer'], limits: {}, version: 3 });
  });

  it.each([
    [{ reason: 'STALE', by: 'Ada' }, 'Ada changed this meanwhile. Load the page again and look.'],
    [{ reason: 'LAST_OWNER' }, 'The last owner stays: make somebody else an owner first.'],
    [{ permission: 'money.adjust' }, '“Allow compensations and corrections”'],
  ])('says why %o refuses it, and keeps what was ticked', async (data, sentence) => {
    mockEndpoint(operatorDeskEndpoints.setRoles, problem('CONFLICT', { data }));
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Change Mei' }));
    const form = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    await user.click(form.getByRole('checkbox', { name: 'Night shift' }));
    await user.click(form.getByRole('button', { name: 'Save the roles' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(form.getByRole('checkbox', { name: 'Night shift' })).toBeChecked();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('suspends somebody only after asking', async () => {
    const sent = mockEndpoint(operatorDeskEndpoints.setState, {});
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Change Mei' }));
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Mei?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toMatchObject({ state: 'SUSPENDED', version: 3 });
  });

  it('invites somebody with roles and a language', async () => {
    const sent = mockEndpoint(invitationDeskEndpoints.invite, ASKED);
    const { user } = open();
    const form = within(screen.getByRole('region', { name: 'Invite somebody' }));
    const submit = form.getByRole('button', { name: 'Send the invitation' });
    await fillIn(user, form.getByRole('textbox', { name: 'E-mail' }), 'new@desk.example');
    expect(submit).toBeDisabled();
    await user.click(form.getByRole('checkbox', { name: 'Buyer' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Language' }), 'zh-CN');
    await user.click(submit);
    expect(await screen.findByText('An invitation is on its way to new@desk.example.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ email: 'new@desk.example', roles: ['buyer'], language: 'zh-CN' });
  });

  it('asks again who has not come, and takes an invitation back', async () => {
    const resent = mockEndpoint(invitationDeskEndpoints.resendInvitation, ASKED);
    const withdrawn = mockEndpoint(invitationDeskEndpoints.withdrawInvitation, {});
    const { user, router } = open();
    expect(screen.getByText(/Night shift · The link has run out/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the invitation to new@desk.example again' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('button', { name: 'Take back the invitation to new@desk.example' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(2));
    expect(resent[0]).toMatchObject({ params: { id: 'i1' }, body: { version: 4 } });
    expect(withdrawn[0]).toMatchObject({ params: { id: 'i1' }, query: { version: '4' } });
  });
});
