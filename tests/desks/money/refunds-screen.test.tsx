import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { RefundQueue } from '../../../src/contract/refund-desk';
import { readAsked } from '../../../src/desks/bench/index-query';
import { REFUNDS_INDEX } from '../../../src/desks/money/load-refunds';
import { RefundsScreen } from '../../../src/desks/money/refunds-screen';
import { moneyFixtures } from '../../../src/mock/fixtures/money';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const [asked] = (moneyFixtures['GET /operator/refund-requests'] as unknown as () => RefundQueue)().items;
const draw = (view: string, items: RefundQueue['items'], next: string | null = null) =>
  renderUi(
    <StaffContext value={staffSelf(['money.read'])}>
      <RefundsScreen
        list={{ items, next, waiting: 3 }}
        asked={readAsked(REFUNDS_INDEX, { view })}
        now="2030-01-04T10:00:00Z"
      />
    </StaffContext>,
    { url: `/operator/money/refunds?view=${view}` },
  );

it('answered requests say how each ended, and lead on to the next page', () => {
  if (!asked) throw new Error('no request is there');
  draw(
    'over',
    [
      { ...asked, status: 'REJECTED' },
      { ...asked, id: 'r2', status: 'REFUNDED' },
    ],
    '1_r2',
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('Refused');
  expect(rows[1]).toHaveTextContent('Given back');
  expect(screen.getByRole('link', { name: 'Requests answered' })).toHaveAttribute('aria-current');
  // what went back unasked is elsewhere
  expect(screen.getByRole('link', { name: 'All refunds in the money book' })).toHaveAttribute(
    'href',
    '/operator/money/ledger?view=refunds',
  );
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('after=1_r2');
});

it('what waits has its count at its view, and no state', () => {
  if (!asked) throw new Error('no request is there');
  draw('waiting', [asked]);
  expect(screen.getByRole('link', { name: /^Waiting/ })).toHaveTextContent('3');
  expect(screen.queryByRole('columnheader', { name: 'State' })).toBeNull();
});
