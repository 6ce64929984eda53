import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { readAsked } from '../../../src/desks/bench/index-query';
import { CustomersScreen } from '../../../src/desks/customers/customers-screen';
import { CUSTOMERS_INDEX } from '../../../src/desks/customers/load-customers';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

it('shoppers are shown with what they have paid in all and the day since when they are some', () => {
  const zora = { id: 'c1', name: 'Zora Quill', email: 'zora@mail.test', codes: [], since: '2030-01-01T10:00:00Z' };
  const paid = { amount: 123_456, currency: 'USD' };
  renderUi(
    <StaffContext value={staffSelf(['customer.read'])}>
      <CustomersScreen list={{ items: [{ ...zora, paid }], next: null }} asked={readAsked(CUSTOMERS_INDEX, {})} />
    </StaffContext>,
    { url: '/operator/customers' },
  );
  expect(screen.getByRole('row', { name: 'Zora Quill zora@mail.test $1,234.56 Jan 1, 2030' })).toBeVisible();
});
