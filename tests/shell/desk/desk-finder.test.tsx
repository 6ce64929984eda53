import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDeskEndpoints } from '../../../src/contract/find.desk.endpoints';
import type { ShopFeature } from '../../../src/contract/platform';
import type { Permission } from '../../../src/contract/staff-roles';
import { deedsFor } from '../../../src/shell/desk/deeds';
import { DeskFinder } from '../../../src/shell/desk/desk-finder';
import { tenantDate } from '../../../src/contract/tenant-time';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testTenant } from '../../support/test-shell';

const draw = (permissions: Permission[] = ['purchase.read', 'settings.read'], beside = <input aria-label="Field" />) =>
  renderUi(
    <>
      <DeskFinder self={{ id: 's1', name: 'Mei', email: 'mei@desk.example', language: 'en', roles: [], permissions }} />
      {beside}
    </>,
    { url: '/operator' },
  );
const field = () => screen.findByRole('textbox', { name: 'Find a record or a desk' });

describe('what finds', () => {
  it('leads to a record by any number that it goes by', async () => {
    const asked = mockEndpoint(findDeskEndpoints.find, [
      { kind: 'PURCHASE', id: 'o1', name: 'PO261121AAAA', by: '27110000000000012' },
    ]);
    const { user, router } = draw();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), '27110000000000012');
    await user.click(await screen.findByRole('button', { name: /PO261121AAAA/ }));
    expect(asked.at(-1)?.query).toEqual({ keyword: '27110000000000012' });
    expect(router.push).toHaveBeenCalledWith('/operator/buying/o1');
  });

  it('has the first record chosen when it comes, so that Enter leads to it', async () => {
    mockEndpoint(findDeskEndpoints.find, [{ kind: 'CUSTOMER', id: 'c1', name: 'Mira', by: 'mira@shopper.example' }]);
    const { user, router } = draw();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'mira');
    await screen.findByRole('button', { name: /mira@shopper\.example/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/operator/customers/c1'));
  });

  it('opens again after it was closed over a record that it found', async () => {
    mockEndpoint(findDeskEndpoints.find, [{ kind: 'PURCHASE', id: 'o1', name: 'PO261121AAAA', by: 'PO261121AAAA' }]);
    const { user } = draw();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'PO261121AAAA');
    await screen.findByRole('button', { name: /PO261121AAAA/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Find a record or a desk' })).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveValue('');
  });

  it.each([
    ['holiday', 'Warehouses', '/operator/settings/warehouses'],
    ['station', 'Warehouses', '/operator/settings/warehouses'],
    ['hold', 'Packing', '/operator/packing'],
    ['note', 'Customers', '/operator/customers'],
    ['new batch', 'New batch', '/operator/batches'],
  ])('finds by “%s” where that is done', async (typed, label, href) => {
    mockEndpoint(findDeskEndpoints.find, []);
    const { user, router } = draw(['settings.read', 'packing.pick', 'packing.batch', 'customer.read']);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), typed);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
    expect(router.push).toHaveBeenCalledWith(href);
  });

  it('leads to the desks that one may open by their names, and asks nothing for two letters', async () => {
    const { user, router } = draw();
    await user.click(screen.getByRole('button', { name: 'Find a record or a desk' }));
    await user.type(await field(), 'bu');
    expect(screen.queryByRole('button', { name: /Packing/ })).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/operator/buying'));
  });

  it('begins by name what one may do, at the page where it begins', async () => {
    mockEndpoint(findDeskEndpoints.find, []);
    const { user, router } = draw(['warehouse.receive', 'warehouse.inspect', 'money.read', 'money.close']);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'inspect');
    expect(screen.queryByRole('button', { name: 'Receive parcels' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Inspect parcels' }));
    expect(router.push).toHaveBeenLastCalledWith('/operator/warehouse/bench?mode=inspect');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Find a record or a desk' })).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    await user.clear(await field());
    await user.type(await field(), 'yesterday');
    await user.click(await screen.findByRole('button', { name: 'Close yesterday' }));
    const day = tenantDate(new Date(Date.now() - 86_400_000), testTenant.timezoneOffset);
    expect(router.push).toHaveBeenLastCalledWith(`/operator/money/days/${day}`);
  });

  it('names nothing that one may not do, or that the shop has no more', () => {
    const at = { now: new Date('2026-11-28T01:00:00Z'), timezoneOffset: -3 };
    const namesOf = (permissions: Permission[], off: ShopFeature[] = []) =>
      deedsFor({ permissions, off }, at).map(({ name }) => name);
    expect(namesOf(['warehouse.receive'])).toEqual(['receive', 'labels']);
    expect(namesOf(['customer.read', 'customer.view-as'])).toEqual(['lookAt']);
    expect(namesOf(['customer.read', 'customer.view-as'], ['VIEW_AS'])).toEqual([]);
    // the shop is still in the day before
    expect(deedsFor({ permissions: ['money.read', 'money.close'], off: [] }, at)[0]?.href).toBe(
      '/operator/money/days/2026-11-26',
    );
  });

  it('says where nothing is found, also where it could not look', async () => {
    mockEndpoint(findDeskEndpoints.find, problem('INTERNAL'));
    const { user } = draw();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'zzzz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  it('says of the beginning of a number that numbers are found whole', async () => {
    mockEndpoint(findDeskEndpoints.find, []);
    const { user } = draw();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'PO261127');
    expect(await screen.findByText(/Type all of it/)).toBeVisible();
  });

  it('goes from desk to desk by two keys, not while something is typed nor where somebody scans', async () => {
    const { user, router, unmount } = draw();
    await user.keyboard('gb');
    expect(router.push).toHaveBeenCalledWith('/operator/buying');
    await user.keyboard('gp');
    await user.click(screen.getByRole('textbox', { name: 'Field' }));
    await user.keyboard('gb');
    expect(router.push).toHaveBeenCalledTimes(1);
    unmount();
    const bench = draw(['purchase.read'], <div data-scan-mode />);
    await bench.user.keyboard('gb{Control>}k{/Control}?');
    expect(bench.router.push).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows its keys, those of open desks alone', async () => {
    const { user } = draw();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
    expect(screen.getByText('Go to Buying')).toBeVisible();
    expect(screen.queryByText('Go to Packing')).toBeNull();
  });
});
