import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { StaffContext } from '../../../src/client/use-staff';
import { buyingDeskEndpoints } from '../../../src/contract/buying.desk.endpoints';
import type { DeskPurchase } from '../../../src/contract/buying-desk';
import { PERMISSIONS } from '../../../src/contract/operator.enums';
import { PurchaseRecordScreen } from '../../../src/desks/buying/purchase-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const price = (amount: number) => ({ cny: { amount, currency: 'CNY' }, local: { amount, currency: 'USD' } });
const LEASE = { staffId: 's1', name: 'Mei', since: '2030-01-01T10:00:00Z', until: '2030-01-01T10:30:00Z' };
const ORDER: DeskPurchase = {
  ...{ id: 'p1', orderNo: 'PO1', version: 4, status: 'PURCHASING', movedAt: '2030-01-01T08:00:00Z', isLate: false },
  ...{ channel: 'TAOBAO', shopName: 'Lamp house', warehouseId: 'gz', shopperName: 'Ada', shopperLanguage: 'en' },
  items: [
    {
      ...{ id: 'i1', title: 'A lamp', image: '/l.webp', productUrl: 'https://item.taobao.com/item.htm?id=1' },
      ...{ options: ['Brass'], quantity: 2, message: 'No box', status: 'ORDERED', paidFen: 1250, total: price(2500) },
      asked: null,
      isRefundAsked: false,
    },
  ],
  ...{ goods: price(2500), domesticFreight: price(800), serviceFee: price(100), total: price(3400) },
  paidMore: null,
  refunded: { amount: 0, currency: 'USD' },
  lease: { ...LEASE, isMine: true },
  ...{ atSeller: null, byCall: null, canPlace: true, canSend: false },
  ...{ notedNumbers: [], canAsk: true },
  timeline: [{ at: '2030-01-01T08:00:00Z', kind: 'STATE', code: 'PAID', detail: '', staffName: null }],
};
const draw = (order: DeskPurchase = ORDER) =>
  renderUi(
    <StaffContext
      value={{ id: 's1', name: 'Mei', email: 'm@x.example', language: 'en', roles: [], permissions: [...PERMISSIONS] }}
    >
      <PurchaseRecordScreen first={order} now="2030-01-01T10:00:00Z" level={1} />
    </StaffContext>,
  );
const priceField = () => screen.getByRole('textbox', { name: 'Price of one, item 1' });

beforeEach(() => void mockEndpoint(threadDeskEndpoints.about, { thread: null }));

describe('an order at the desk of those who buy', () => {
  it('is noted as bought for what was paid, with the version that was read', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.place, { ...ORDER, status: 'PURCHASED', canPlace: false });
    const { user } = draw();
    expect(screen.getByText('No box')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' }), '3101 3102');
    await user.click(screen.getByRole('button', { name: 'Note as bought for ¥33.00' }));
    expect(await screen.findByText('Bought')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      ...{ version: 4, numbers: ['3101', '3102'], freightFen: 800, difference: 'ASK' },
      prices: [{ orderItemId: 'i1', unitFen: 1250 }],
    });
  });

  it('says what it is more, and lets the shop pay that', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.place, { ...ORDER, canPlace: false });
    const { user } = draw();
    await user.clear(priceField());
    await user.type(priceField(), '20,5');
    expect(screen.getByRole('radiogroup', { name: /^More than was paid:/ })).toHaveAccessibleName(/16\.00/);
    await user.click(screen.getByRole('radio', { name: 'The shop pays it' }));
    await user.type(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' }), '3101');
    await user.click(screen.getByRole('button', { name: 'Note as bought for ¥49.00' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ difference: 'ABSORB', prices: [{ unitFen: 2050 }] }));
  });

  it('shows what was paid in all, and what was typed before its shopper was asked', () => {
    draw({ ...ORDER, paidMore: { amount: 500, currency: 'USD' }, notedNumbers: ['3101'], canAsk: false });
    const paid = screen.getByText('Paid in all').parentElement;
    expect(paid).toHaveTextContent('$39.00');
    expect(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' })).toHaveValue('3101');
  });

  it('asks nobody twice: what is more then the shop pays', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.place, { ...ORDER, canPlace: false });
    const { user } = draw({ ...ORDER, notedNumbers: ['3101'], canAsk: false });
    await user.clear(priceField());
    await user.type(priceField(), '20,5');
    expect(screen.getByText(/is asked once an order/)).toBeVisible();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Note as bought for ¥49.00' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ difference: 'ABSORB' }));
  });

  it('is not bought while its money is asked for', () => {
    draw({ ...ORDER, items: ORDER.items.map((item) => ({ ...item, isRefundAsked: true })) });
    expect(screen.getByText(/Nothing of it is bought before that is answered/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Note as bought/ })).not.toBeInTheDocument();
  });

  it('loses nothing that was typed where somebody else was quicker', async () => {
    const lease = { ...LEASE, name: 'Ben', isMine: false };
    mockEndpoint(buyingDeskEndpoints.place, problem('STATE_CONFLICT', { data: { ...ORDER, lease, canPlace: false } }));
    const { user } = draw();
    await user.type(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' }), '3101');
    await user.click(screen.getByRole('button', { name: /Note as bought/ }));
    expect(await screen.findByText(/Somebody else wrote to this/)).toBeVisible();
    expect(screen.getByText(/Ben is on this since/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' })).toHaveValue('3101');
  });

  it('takes the number that its seller has sent it under, and nothing that is none', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.send, { ...ORDER, status: 'SELLER_SHIPPED', canSend: false });
    const { user } = draw({ ...ORDER, status: 'PURCHASED', lease: null, canPlace: false, canSend: true });
    const field = screen.getByRole('textbox', { name: 'Tracking number' });
    await user.type(field, 'soon');
    expect(screen.getByRole('button', { name: 'Note as sent' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, 'sf 1234567890123');
    await user.click(screen.getByRole('button', { name: 'Note as sent' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ version: 4, trackingNo: 'SF1234567890123' }));
  });
});
