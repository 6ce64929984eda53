import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TransitListScreen } from '../../../src/features/transit/transit-list-screen';
import { renderUi } from '../../support/render';
import { testTenant } from '../../support/test-shell';

describe('shipments', () => {
  it('say what will come', () => {
    renderUi(<TransitListScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'No shipments yet' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('lead to the fees where the shop explains them', () => {
    renderUi(<TransitListScreen />, {
      shell: { tenant: { ...testTenant, enabledArticle: ['ABOUT_TRANSIT_FEE'] } },
    });
    expect(screen.getByRole('link', { name: 'See what shipping costs' })).toHaveAttribute(
      'href',
      '/transportation-charge',
    );
  });
});
