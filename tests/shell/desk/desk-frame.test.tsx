import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffSelf } from '../../../src/contract/operator';
import type { Permission } from '../../../src/contract/staff-roles';
import { waitingDeskEndpoints } from '../../../src/contract/waiting.desk.endpoints';
import { DeskFrame } from '../../../src/shell/desk/desk-frame';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const open = (permissions: Permission[], url = '/operator') => {
  mockEndpoint(waitingDeskEndpoints.count, {});
  const self: StaffSelf = {
    id: '1',
    name: 'Mei',
    email: 'mei@desk.example',
    language: 'en',
    roles: [],
    permissions,
    needsSecondFactor: false,
  };
  return renderUi(
    <DeskFrame self={self}>
      <h1>The desk</h1>
    </DeskFrame>,
    { url },
  );
};
const desks = () =>
  within(screen.getByRole('navigation', { name: 'Desks' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('the frame around the desks', () => {
  it('leads to the desks that one may open, and to no other', () => {
    const { unmount } = open(['purchase.read']);
    expect(desks()).toEqual([
      ['Start', '/operator', 'page'],
      ['Dashboard', '/operator/dashboard', null],
      ['Buying', '/operator/buying', null],
      ['Price requests', '/operator/manual-orders', null],
    ]);
    unmount();
    open(['customer.read']);
    expect(desks()).toEqual([
      ['Start', '/operator', 'page'],
      ['Dashboard', '/operator/dashboard', null],
      ['Customers', '/operator/customers', null],
      ['Conversations', '/operator/threads', null],
    ]);
  });

  it.each(['/operator/manual-orders?status=QUOTED', '/operator/manual-orders/m1#quote'])(
    'says at %s which desk this is',
    (url) => {
      open(['purchase.read'], url);
      expect(desks()).toEqual([
        ['Start', '/operator', null],
        ['Dashboard', '/operator/dashboard', null],
        ['Buying', '/operator/buying', null],
        ['Price requests', '/operator/manual-orders', 'page'],
      ]);
    },
  );

  it('holds the desk in its one main landmark, where the skip link goes', () => {
    open([]);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'The desk' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skip to the desk' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('holds the desks in a drawer on phones', async () => {
    const { user } = open(['purchase.read']);
    await user.click(screen.getByLabelText('Menu'));
    const drawer = await screen.findByRole('dialog', { name: 'Desks' });
    expect(within(drawer).getByRole('link', { name: 'Price requests' })).toBeVisible();
  });

  it('turns dark for night shifts', async () => {
    const { user } = open([]);
    await user.click(screen.getByRole('button', { name: 'You: Mei' }));
    await user.click(screen.getByRole('button', { name: 'Dark colours' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(screen.getByRole('button', { name: 'Light colours' })).toBeVisible();
  });
});
