import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountFrame } from '../../src/shell/account-frame';
import { renderUi } from '../support/render';
import { testProfile, testTenant } from '../support/test-shell';

const open = (
  preference: Partial<typeof testTenant.tenantPreference> = {},
  unreadNotificationCount = 0,
  url = '/my/purchase',
) =>
  renderUi(
    <AccountFrame>
      <h1>{'Orders'}</h1>
    </AccountFrame>,
    {
      url,
      shell: {
        profile: { ...testProfile, unreadNotificationCount },
        tenant: { ...testTenant, tenantPreference: { ...testTenant.tenantPreference, ...preference } },
      },
    },
  );
const pages = () =>
  within(screen.getByRole('navigation', { name: 'Pages of your account' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the way through the account', () => {
  it('names the page it stands beside', () => {
    open();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Purchases');
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  });

  it('names it on the pages below it too', () => {
    open({}, 0, '/my/purchase/manual');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Purchases');
  });

  it('leaves out what the shop has switched off', () => {
    open({ showUserWarehouse: false, showStockin: false, showTransit: false, supportBatchPay: false });
    expect(pages()).toEqual([
      '/my',
      '/my/message',
      '/my/purchase',
      '/my/pending-payments',
      '/my/balance',
      '/my/refunds',
      '/favorites',
      '/my/account',
    ]);
  });

  it('leads to what is due in every shop, also where several sums are not paid at once', () => {
    open({ supportBatchPay: false }, 0, '/my/pending-payments');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/my/pending-payments');
  });

  it('counts unread messages', () => {
    open({}, 3);
    expect(screen.getByLabelText('3 unread messages')).toHaveTextContent('3');
  });
});
