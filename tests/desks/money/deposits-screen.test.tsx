import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { readAsked } from '../../../src/desks/bench/index-query';
import { DepositsScreen } from '../../../src/desks/money/deposits-screen';
import { DEPOSITS_INDEX } from '../../../src/desks/money/load-deposits';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

it('deposits by transfer say that they are those alone, also where there is none, and where the others stand', () => {
  renderUi(
    <StaffContext value={staffSelf(['money.read'])}>
      <DepositsScreen
        list={{ items: [], next: null, waiting: { toReview: 0 } }}
        asked={readAsked(DEPOSITS_INDEX, { view: 'over' })}
        now="2030-01-04T10:00:00Z"
      />
    </StaffContext>,
    { url: '/operator/money/deposits?view=over' },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Bank transfers' })).toBeVisible();
  expect(screen.getByText(/what a provider has taken never does/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'all deposits in the money book' })).toHaveAttribute(
    'href',
    '/operator/money/ledger?view=deposits',
  );
});
