import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { StaffContext } from '../../../src/client/use-staff';
import { buyingDeskEndpoints } from '../../../src/contract/buying.desk.endpoints';
import type { DeskPurchase } from '../../../src/contract/buying-desk';
import { PERMISSIONS } from '../../../src/contract/operator.enums';
import { PurchaseRecordScreen } from '../../../src/desks/buying/purchase-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { LEASE, ORDER } from './desk-purchase';

const draw = (order: DeskPurchase = ORDER) =>
  renderUi(
    <StaffContext
      value={{ id: 's1', name: 'Mei', email: 'm@x.example', language: 'en', roles: [], permissions: [...PERMISSIONS] }}
    >
      <PurchaseRecordScreen first={order} now="2030-01-01T10:00:00Z" level={1} />
    </StaffContext>,
  );
const priceField = () => screen.getByRole('textbox', { name: 'Price each, item 1' });

beforeEach(() => {
  mockEndpoint(threadDeskEndpoints.about, { thread: null });
  mockEndpoint(buyingDeskEndpoints.listings, {
    items: [{ orderItemId: 'i1', image: '/now.webp', unitFen: 1400, stock: 1, askedAt: '2030-01-01T09:50:00Z' }],
  });
});

describe('an order at the desk of those who buy', () => {
  it('says where its seller is to send it, to be copied line by line', () => {
    const shipTo = { receiver: '李明 ABCDEFGH', phone: '13800000000', postcode: '510000', address: '一号路 8 号' };
    draw({ ...ORDER, shipTo });
    for (const line of ['李明 ABCDEFGH', '13800000000', '一号路 8 号, 510000']) {
      expect(screen.getByText(line)).toBeVisible();
      expect(screen.getByRole('button', { name: `Copy ${line}` })).toBeEnabled();
    }
  });

  it('is noted as bought for what was paid, with the version that was read', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.place, { ...ORDER, status: 'PURCHASED', canPlace: false });
    const { user } = draw();
    expect(screen.getByText('No box')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' }), '3101 3102');
    await user.click(screen.getByRole('button', { name: 'Note as bought for ¥33.00' }));
    expect(await screen.findByText('Bought')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      ...{ version: 4, numbers: ['3101', '3102'], freightFen: 800, difference: 'ASK', proof: '', isSure: false },
      prices: [{ orderItemId: 'i1', unitFen: 1250 }],
    });
  });

  it('notes the account, the hour and the payment, and says where that hour has not come', async () => {
    const errors = [{ path: 'paidAt', code: 'in_future' }];
    const sent = mockEndpoint(buyingDeskEndpoints.place, problem('INVALID', { errors }));
    const { user } = draw({ ...ORDER, accounts: ['mei-1688'] });
    await user.type(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' }), '3101');
    await user.click(screen.getByRole('combobox', { name: 'Account at the marketplace' }));
    await user.click(await screen.findByRole('option', { name: 'mei-1688', hidden: true }));
    const paidAt = screen.getByLabelText(/^Paid at/);
    fireEvent.change(paidAt, { target: { value: '2030-01-01T10:00' } });
    await user.type(screen.getByRole('textbox', { name: 'Payment reference' }), ' 20300101 ');
    await user.click(screen.getByRole('button', { name: /Note as bought/ }));
    expect(await screen.findByText('This time has not come yet')).toBeVisible();
    const body = { account: 'mei-1688', paymentReference: '20300101', paidAt: expect.stringMatching(/^2030-01-01T/) as string }; // prettier-ignore
    expect(sent[0]?.body).toMatchObject(body);
    fireEvent.change(paidAt, { target: { value: '' } });
    await user.click(screen.getByRole('button', { name: /Note as bought/ }));
    await waitFor(() => expect(sent[1]?.body).not.toHaveProperty('paidAt'));
  });

  it('takes no number twice under one account, whoever is sure, and shows how it was paid', async () => {
    const errors = [{ path: 'numbers.0', code: 'used_by_account' }];
    mockEndpoint(buyingDeskEndpoints.place, problem('INVALID', { errors }));
    const { user } = draw();
    await user.type(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' }), '3101');
    await user.click(screen.getByRole('button', { name: /Note as bought/ }));
    expect(await screen.findByText(/under this number and this account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'It is right all the same' })).not.toBeInTheDocument();
    const goods = { amount: 2500, currency: 'CNY' };
    const paid = { account: 'mei-1688', paidAt: '2030-01-01T08:00:00Z', paymentReference: 'R1' };
    const atSeller = { isPlaced: true, numbers: ['3101'], goods, freight: goods, payUrl: '', ...paid };
    draw({ ...ORDER, status: 'PURCHASED', canPlace: false, atSeller });
    expect(screen.getByText('mei-1688')).toBeVisible();
    expect(screen.getByText('R1')).toBeVisible();
  });

  it('shows each thing as it was ordered beside what its seller shows today', async () => {
    draw();
    const today = await screen.findByText(/^Today/);
    expect(today).toHaveTextContent('14.00');
    expect(today.parentElement?.querySelector('img')).toHaveAttribute('src', '/now.webp');
    const before = screen.getByText('As ordered').parentElement;
    expect(before?.querySelector('img')).toHaveAttribute('src', '/l.webp');
  });

  it('says whether the marketplace had as many as were ordered, and when it was asked', async () => {
    const seen = async (stock: number | null, quantity = 2) => {
      const askedAt = stock === null ? null : '2030-01-01T09:50:00Z';
      const listing = { orderItemId: 'i1', image: null, unitFen: null, stock, askedAt };
      mockEndpoint(buyingDeskEndpoints.listings, { items: [listing] });
      const { unmount } = draw({ ...ORDER, id: `p${String(stock)}`, items: ORDER.items.map((item) => ({ ...item, quantity })) }); // prettier-ignore
      const said = await screen.findByText(/^(In stock.*|Only \d+ left|Sold out at the marketplace|Stock not known)$/);
      const text = said.textContent;
      unmount();
      return text;
    };
    expect([await seen(2), await seen(1), await seen(0), await seen(null)]).toEqual([
      'In stock when last asked, Jan 1, 2030, 15:20',
      'Only 1 left',
      'Sold out at the marketplace',
      'Stock not known',
    ]);
  });

  it('asks once more about a number that another order was bought under', async () => {
    const errors = [{ path: 'numbers.0', code: 'used_before' }];
    const sent = mockEndpoint(buyingDeskEndpoints.place, problem('INVALID', { errors }));
    const { user } = draw();
    await user.type(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' }), '3101');
    await user.click(screen.getByRole('button', { name: /Note as bought/ }));
    expect(await screen.findByText(/Another order was already bought under such a number/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It is right all the same' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ isSure: false }, { isSure: true }]));
  });

  it('says what it is more, and lets the shop pay that', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.place, { ...ORDER, canPlace: false });
    const { user } = draw();
    await user.clear(priceField());
    await user.type(priceField(), '20,5');
    expect(screen.getByRole('radiogroup', { name: /^More than was paid:/ })).toHaveAccessibleName(/16\.00/);
    expect(screen.getByText(/^Ada is asked for/)).toHaveTextContent('$2.24');
    await user.click(screen.getByRole('radio', { name: 'The shop pays it' }));
    expect(screen.queryByText(/^Ada is asked for/)).toBeNull();
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
    expect(screen.getByText(/is asked only once per order/)).toBeVisible();
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
    expect(await screen.findByText(/Somebody else changed this/)).toBeVisible();
    expect(screen.getByText(/Ben is on this since/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' })).toHaveValue('3101');
  });

  it('finds the numbers in what its seller wrote, and says which they are', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.send, { ...ORDER, status: 'SELLER_SHIPPED', canSend: false });
    const { user } = draw({ ...ORDER, status: 'PURCHASED', lease: null, canPlace: false, canSend: true });
    const field = screen.getByRole('textbox', { name: 'Tracking numbers' });
    await user.type(field, 'soon');
    expect(screen.getByRole('button', { name: /Note as sent/ })).toBeDisabled();
    await user.clear(field);
    await user.click(field);
    await user.paste('亲，已发货：圆通 yt1234567890123，顺丰 SF1234567890123 电话 13800138000');
    expect(screen.getByRole('checkbox', { name: /13800138000/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Note as sent: 2 numbers' }));
    const parcels = [{ trackingNos: ['YT1234567890123', 'SF1234567890123'] }];
    await waitFor(() => expect(sent[0]?.body).toEqual({ version: 4, parcels, isSure: false }));
  });

  it('asks again about a number that another parcel came by', async () => {
    const errors = [{ path: 'parcels.0.trackingNos.0', code: 'used_before' }];
    const sent = mockEndpoint(buyingDeskEndpoints.send, problem('INVALID', { errors }));
    const { user } = draw({ ...ORDER, status: 'PURCHASED', lease: null, canPlace: false, canSend: true });
    await user.type(screen.getByRole('textbox', { name: 'Tracking numbers' }), 'SF1234567890123');
    await user.click(screen.getByRole('button', { name: /Note as sent/ }));
    expect(await screen.findByText(/Another parcel has already come under such a number/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It is right all the same' }));
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ isSure: true }));
  });

  it('gives the sum that goes back for what is sold out, once that is confirmed', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.reportGone, { ...ORDER, canPlace: false });
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    const follows = /^Ada is told that it is sold out\. Nothing else .* is closed.*\$26\.00$/;
    expect(screen.getByText(/is told that it is sold out/)).toHaveTextContent(follows);
    await user.click(screen.getByRole('button', { name: 'Give its money back' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(/is told that it is sold out/)).toHaveTextContent(follows);
    expect(sent).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Give its money back' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ version: 4, orderItemId: 'i1' }));
  });

  it('gives back nothing of which nobody has told the sum', async () => {
    const { user } = draw({ ...ORDER, items: ORDER.items.map((item) => ({ ...item, whenGone: null })) });
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    expect(screen.getAllByRole('radio').map((way) => way.getAttribute('value'))).toEqual(['substitute', 'wait']);
    expect(screen.getByRole('radio', { name: 'Something else' })).toBeChecked();
  });

  it('says of each sum what it is, where its seller asks more', () => {
    const asked = { unitFen: 2180, more: { amount: 113, currency: 'USD' }, decideBefore: null };
    draw({ ...ORDER, items: ORDER.items.map((item) => ({ ...item, status: 'DEARER' as const, asked })) });
    expect(screen.getByText(/^The seller asks now/)).toHaveTextContent(
      'The seller asks now ¥21.80 for one · Ada is asked to pay the difference of $1.13',
    );
  });

  it('offers another thing with link and picture, and waits for a day', async () => {
    const sent = mockEndpoint(buyingDeskEndpoints.wait, { ...ORDER, waitUntil: '2030-01-20T00:00:00Z' });
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.type(screen.getByRole('textbox', { name: 'Link of the other thing' }), 'nothing');
    expect(screen.getByText('This leads to no product of a marketplace')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Offer it' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Wait for it' }));
    await user.type(screen.getByLabelText('The seller will have it on'), '2030-01-20');
    await user.click(screen.getByRole('button', { name: 'Wait until then' }));
    expect(await screen.findByText(/Waits for its seller until/)).toBeVisible();
    expect(sent[0]?.body).toEqual({ version: 4, until: '2030-01-20' });
  });

  it('shows what stays with the shop', () => {
    draw();
    expect(screen.getByText('Stays with the shop').parentElement).toHaveTextContent('$3.00');
  });
});
