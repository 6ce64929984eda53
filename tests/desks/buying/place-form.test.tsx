import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { StaffContext } from '../../../src/client/use-staff';
import { buyingDeskEndpoints } from '../../../src/contract/buying.desk.endpoints';
import { PERMISSIONS } from '../../../src/contract/operator.enums';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { PurchaseRecordScreen } from '../../../src/desks/buying/purchase-record-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';
import { LEASE, ORDER, price } from './desk-purchase';

const draw = (order = ORDER) =>
  renderUi(
    <StaffContext value={staffSelf([...PERMISSIONS])}>
      <PurchaseRecordScreen first={order} now="2030-01-01T10:00:00Z" level={1} />
    </StaffContext>,
  );
const unsaved = () => useUnsaved.getState().forms.length;
const numbersField = () => screen.getByRole('textbox', { name: 'Order numbers at the marketplace' });
const priceField = () => screen.getByRole('textbox', { name: 'Price each, item 1' });
const place = () => screen.getByRole('button', { name: /^Note as bought/ });

beforeEach(() => {
  useUnsaved.setState({ forms: [] });
  mockEndpoint(threadDeskEndpoints.about, { thread: null });
  mockEndpoint(buyingDeskEndpoints.listings, { items: [] });
});

it('asks before its numbers are lost, and not once it is placed', async () => {
  mockEndpoint(buyingDeskEndpoints.place, { ...ORDER, status: 'PURCHASED', canPlace: false });
  const { user } = draw();
  expect(unsaved()).toBe(0);
  await fillIn(user, numbersField(), '3101');
  expect(unsaved()).toBe(1);
  await user.click(place());
  expect(await screen.findByText('Bought')).toBeVisible();
  expect(unsaved()).toBe(0);
});

it('asks still where somebody else was quicker, and what was typed stays', async () => {
  const lease = { ...LEASE, name: 'Ben', isMine: false };
  mockEndpoint(buyingDeskEndpoints.place, problem('STATE_CONFLICT', { data: { ...ORDER, lease, canPlace: false } }));
  const { user } = draw();
  await fillIn(user, numbersField(), '3101');
  await user.click(place());
  expect(await screen.findByText(/Somebody else changed this/)).toBeVisible();
  expect(numbersField()).toHaveValue('3101');
  expect(unsaved()).toBe(1);
});

it('holds nobody once somebody else has bought it', async () => {
  const bought = { ...ORDER, status: 'PURCHASED' as const, canPlace: false };
  mockEndpoint(buyingDeskEndpoints.place, problem('STATE_CONFLICT', { data: bought }));
  const { user } = draw();
  await fillIn(user, numbersField(), '3101');
  await user.click(place());
  expect(await screen.findByText('Bought')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('what you typed was not sent');
  expect(unsaved()).toBe(0);
});

it.each([
  ['a price', () => priceField(), '12.50'],
  ['its freight', () => screen.getByRole('textbox', { name: /^Freight/ }), '8.00'],
  ['how it was paid', () => screen.getByRole('textbox', { name: 'Payment reference' }), ''],
])('asks before %s is lost, and not once it is undone', async (_name, field, first) => {
  const { user } = draw();
  expect(field()).toHaveValue(first);
  await fillIn(user, field(), '77');
  expect(unsaved()).toBe(1);
  await (first ? fillIn(user, field(), first) : user.clear(field()));
  expect(unsaved()).toBe(0);
});

it('holds nobody who typed nothing, whatever somebody else has changed meanwhile', async () => {
  const now = { ...ORDER, version: 5, notedNumbers: ['3102'], domesticFreight: price(900), canPlace: false };
  const items = now.items.map((item) => ({ ...item, paidFen: 1300 }));
  mockEndpoint(buyingDeskEndpoints.place, problem('STATE_CONFLICT', { data: { ...now, items } }));
  const { user } = draw({ ...ORDER, notedNumbers: ['3101'] });
  await user.click(place());
  expect(await screen.findByText(/Somebody else changed this/)).toBeVisible();
  expect(priceField()).toHaveValue('13.00');
  expect(unsaved()).toBe(0);
});
