import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { Rates } from '../../../src/contract/settings-desk';
import { settingsDeskEndpoints } from '../../../src/contract/settings.desk.endpoints';
import { CurrencyPanel } from '../../../src/desks/settings/currency-panel';
import { RatesPanel } from '../../../src/desks/settings/rates-panel';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const ASKED: Rates['changes'][number] = {
  ...{ id: 'r1', at: '2026-11-24T01:00:00Z', rate: '0.3', before: '0.2', ratedOn: null, decidedBy: null },
  ...{ source: 'PERSON', state: 'WAITING', askedBy: 'Anna Desk', isMine: false },
};
const open = (change: Partial<typeof ASKED>) =>
  renderUi(
    <StaffContext value={staffSelf(['settings.edit'])}>
      <RatesPanel rates={{ inUse: '0.2', currency: 'USD', currencyKeptBy: null, changes: [{ ...ASKED, ...change }] }} />
    </StaffContext>,
    { url: '/operator/settings/money' },
  );

it('offers a far move to everybody but who asked for it, who can only take it back', () => {
  open({ isMine: true });
  expect(screen.getByText('Another member of staff has to take it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take 0.3' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Keep 0.2' })).toBeVisible();
});

it('says who asks for it and by how much, and whom the clock asked by name', () => {
  const { unmount } = open({});
  expect(screen.getByRole('group', { name: 'Waits for a person:' })).toHaveTextContent('0.3 (+50.00 %) Anna Desk');
  expect(screen.getByRole('button', { name: 'Take 0.3' })).toBeVisible();
  unmount();
  open({ source: 'ERAPI', askedBy: null, ratedOn: '2026-11-23' });
  expect(screen.getByRole('group', { name: 'Waits for a person:' })).toHaveTextContent('ExchangeRate-API 2026-11-23');
});

it('says why the currency is kept, and asks before the shop begins in another', async () => {
  const rates: Rates = { inUse: '0.2', currency: 'USD', currencyKeptBy: 'BOOKS', changes: [] };
  const draw = (given: Rates) =>
    renderUi(
      <StaffContext value={staffSelf(['settings.edit'])}>
        <CurrencyPanel rates={given} />
      </StaffContext>,
      { url: '/operator/settings/money' },
    );
  const { unmount } = draw(rates);
  expect(screen.getByText(/cannot be changed any more: the books have begun/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const { unmount: leave } = draw({ ...rates, currencyKeptBy: 'SHOPPERS' });
  expect(screen.getByText(/shoppers have signed up, and may be told sums of USD/)).toBeVisible();
  leave();
  const sent = mockEndpoint(settingsDeskEndpoints.setCurrency, { ...rates, currency: 'EUR', currencyKeptBy: null });
  const { user } = draw({ ...rates, currencyKeptBy: null });
  await fillIn(user, screen.getByLabelText('Another currency, three letters'), 'eur');
  await fillIn(user, screen.getByLabelText('1 CNY in it'), '0.13');
  await user.click(screen.getByRole('button', { name: 'Begin in EUR' }));
  expect(sent).toHaveLength(0);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Begin in EUR' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ currency: 'EUR', rate: '0.13', was: 'USD' });
});
