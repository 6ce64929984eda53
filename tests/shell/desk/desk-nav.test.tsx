import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffSelf } from '../../../src/contract/operator';
import type { Permission } from '../../../src/contract/staff-roles';
import { DeskNav } from '../../../src/shell/desk/desk-nav';
import { renderUi } from '../../support/render';

const open = (permissions: Permission[], url = '/operator', id = '1', waiting = {}) => {
  const self: StaffSelf = {
    ...{ id, name: 'Mei', email: 'mei@desk.example', language: 'en' },
    ...{ roles: [], permissions, needsSecondFactor: false },
  };
  return renderUi(<DeskNav self={self} waiting={waiting} />, { url });
};
const names = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the side navigation of the desks', () => {
  it('puts the desks under headings, and leaves out those that nothing stands under', () => {
    open(['content.edit', 'audit.read']);
    expect(screen.getAllByRole('button').map((heading) => heading.textContent)).toEqual(['Content', 'Shop']);
    expect(names()).toEqual(['Start', 'Articles', 'Home page', 'Audit log']);
  });

  it('says beside a desk how much waits there, and nothing where nothing does', () => {
    open(['purchase.read'], '/operator', '1', { buying: 3, manualOrders: 0 });
    expect(names()).toEqual(['Start', 'Dashboard', 'Buying3', 'Price requests']);
  });

  it('folds what stands under a heading, for this person and the next visit', async () => {
    const { user, unmount } = open(['content.edit', 'audit.read']);
    await user.click(screen.getByRole('button', { name: 'Content', expanded: true }));
    expect(names()).toEqual(['Start', 'Audit log']);
    unmount();
    open(['content.edit', 'audit.read']);
    expect(names()).toEqual(['Start', 'Audit log']);
    await user.click(screen.getByRole('button', { name: 'Content', expanded: false }));
    expect(names()).toContain('Articles');
  });

  it('folds nothing of somebody else at the same computer', async () => {
    const { user, unmount } = open(['content.edit']);
    await user.click(screen.getByRole('button', { name: 'Content' }));
    unmount();
    open(['content.edit'], '/operator', '2');
    expect(names()).toContain('Articles');
  });

  it('never hides the desk that is open', async () => {
    const { user } = open(['content.edit'], '/operator/content/articles');
    await user.click(screen.getByRole('button', { name: 'Content' }));
    expect(names()).toEqual(['Start', 'Articles']);
    expect(within(screen.getByRole('navigation', { name: 'Desks' })).getByText('Articles')).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it.each([
    ['/operator/money/accounts/a1?from=2026-11-01', 'Money book'],
    ['/operator/money/new-compensation?no=PO1', 'Compensations'],
    ['/operator/money/read-statement', 'Statements'],
  ])('shows at %s that it belongs to a desk: %s', (url, name) => {
    open(['money.read'], url);
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });
});
