import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import type { TransitLogistics, TransitOrderDetail } from '../../../src/contract/transit';
import { TransitDetailScreen } from '../../../src/features/transit/transit-detail-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { receipt, transitOrder, usd } from './transit-fixture';

const NOWHERE: TransitLogistics = { boxes: [], promise: null, isLate: false };
function open(order: TransitOrderDetail, logistics = NOWHERE) {
  const onChanged = vi.fn();
  const view = renderUi(
    <TransitDetailScreen
      order={order}
      logistics={logistics}
      country="Australia"
      startsPaying={false}
      onChanged={onChanged}
      renderPay={(paid) => <p>{`Paying ${paid.orderNo}`}</p>}
    />,
    { url: '/my/transit/t1', pathname: '/my/transit/[id]', shell: { profile: testProfile } },
  );
  return { ...view, onChanged };
}
const button = (name: string) => screen.getByRole('button', { name });
const CLOSE = { name: 'CLOSE' as const, effect: 'UNPACKED' as const, fee: usd(100), until: null };

describe('a shipment', () => {
  it('shows where it is, and what the estimate may come to', () => {
    open(transitOrder('CUSTOMS'));
    expect(screen.getByText(/, Australia$/)).toBeVisible();
    const way = within(screen.getByRole('list', { name: 'Stations of the way' }));
    expect(way.getByText('Customs').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/At most/)).toHaveTextContent('$38.90');
  });

  it('asks once whether everything has arrived, beside what may be wrong and not beside the sum', () => {
    open(transitOrder('DELIVERED', { actions: [{ name: 'COMPLETE', effect: 'ENDS', fee: null, until: null }] }));
    const asked = within(screen.getByRole('region', { name: 'Has everything arrived?' }));
    expect(asked.getByRole('button', { name: 'Everything has arrived' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Everything has arrived' })).toHaveLength(1);
  });

  it('names each thing of a parcel with its own number of pieces', () => {
    const [parcel] = transitOrder('CUSTOMS').parcels;
    if (!parcel) throw new Error('no parcel');
    const items = [
      { title: 'Stoneware mug', quantity: 1 },
      { title: 'Travel mug', quantity: 3 },
    ];
    open(transitOrder('CUSTOMS', { parcels: [{ ...parcel, title: 'Stoneware mug', pieces: 4, items }] }));
    const parcels = screen.getByRole('region', { name: 'Parcels' });
    expect(within(parcels).getByText('Stoneware mug × 1')).toBeVisible();
    expect(within(parcels).getByText('Travel mug × 3')).toBeVisible();
  });

  it('says that a person looks at its payment, and asks for the fee anew by what it is', async () => {
    const payment = {
      id: 'p1',
      paymentNo: 'PY1',
      kind: 'TRANSIT_TOPUP' as const,
      status: 'NEEDS_REVIEW' as const,
      amount: usd(100),
      orderNo: 'TR1',
      createdAt: '2026-11-20T00:00:00.000Z',
      paidAt: null,
      method: null,
    };
    const { user } = open(transitOrder('PENDING_PAYMENT', { holds: ['AWAITING_FEE'], payment, actions: [CLOSE] }));
    expect(screen.getByText(/Your payment of \$1\.00 is being checked by a person/)).toBeVisible();
    expect(button('Pay the fee')).toBeVisible();
    expect(screen.queryByText(/Left unpaid/)).toBeNull();
    await user.click(button('Pay the fee'));
    expect(await screen.findByRole('dialog', { name: 'The fee has changed' })).toBeVisible();
  });

  it('shows the invoice once the boxes are weighed, and what came of the difference', () => {
    const reconciliation = {
      outcome: 'TOP_UP' as const,
      estimated: usd(3370),
      invoiced: usd(4000),
      difference: usd(630),
    };
    const pay = { name: 'PAY_TOPUP' as const, effect: 'GOES_ON' as const, fee: usd(630), until: null };
    const weighed = { invoice: receipt(4000), paid: usd(3370), reconciliation, actions: [pay] };
    open(transitOrder('WEIGHED', { ...weighed, holds: ['AWAITING_TOPUP'] }));
    const sum = screen.getByRole('complementary', { name: 'Costs' });
    expect(sum).toHaveTextContent('Total$40.00');
    expect(sum).toHaveTextContent('Paid$33.70');
    expect(sum).toHaveTextContent('Difference due$6.30');
    expect(sum).toHaveTextContent('the difference is due');
    expect(button('Pay the difference · $6.30')).toBeVisible();
    cleanup();
    open(transitOrder('OUTBOUND', { invoice: receipt(4000), paid: usd(4000), reconciliation }));
    expect(screen.getByRole('complementary', { name: 'Costs' })).toHaveTextContent('you paid the difference');
    cleanup();
    open(transitOrder('CLOSED', { invoice: receipt(4000), paid: usd(3370), reconciliation }));
    expect(screen.getByRole('complementary', { name: 'Costs' })).not.toHaveTextContent('difference');
  });

  it('shows of one that was closed before it left no way, nothing lit, and where its money went', async () => {
    const timeline = [
      { status: 'CLOSED' as const, at: '2026-11-20T00:00:00.000Z', by: 'SHOPPER' as const, note: null },
    ];
    open(transitOrder('CLOSED', { paid: usd(3370), refunded: usd(3370), timeline }));
    expect(screen.queryByRole('region', { name: 'The way home' })).toBeNull();
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the refund' })).toHaveAttribute('href', '/my/refunds?order=TO-1');
  });

  it('says before it is closed what comes back of what was paid first, less the fee, and where to', async () => {
    const { user } = open(transitOrder('PAID', { mode: 'PAY_FIRST', paid: usd(3370), actions: [CLOSE] }));
    await user.click(button('Close this shipment'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Unpacking costs \$1\.00.*\$32\.70 goes back to your balance at once/)).toBeVisible();
  });

  it('is paid by the dialog of the page', async () => {
    const pay = { name: 'PAY' as const, effect: 'GOES_ON' as const, fee: usd(3370), until: null };
    const { user } = open(transitOrder('PENDING_PAYMENT', { actions: [pay] }));
    await user.click(button('Pay'));
    expect(screen.getByText('Paying TO-1')).toBeVisible();
  });

  it('tells the fee of closing before, and sends what was agreed to', async () => {
    const sent: unknown[] = [];
    mockEndpoint(transitEndpoints.close, ({ body }) => {
      sent.push(body);
      return transitOrder('CLOSED');
    });
    const { user, onChanged } = open(transitOrder('PENDING_PAYMENT', { actions: [CLOSE] }));
    await user.click(button('Close this shipment'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Unpacking costs \$1\.00/)).toBeVisible();
    await user.type(dialog.getByLabelText('Pay password 1'), '135790');
    await user.click(dialog.getByRole('button', { name: 'Pay $1.00 and close' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(sent).toEqual([{ acceptFee: 100, payPassword: '135790' }]);
  });

  it('waits for the fee of closing where it is paid another way, which is said before and after', async () => {
    const waiting = { ...transitOrder('PENDING_PAYMENT', { holds: ['AWAITING_FEE'] }) };
    const sent = mockEndpoint(transitEndpoints.close, waiting);
    const { user, onChanged } = open(transitOrder('PENDING_PAYMENT', { actions: [CLOSE] }));
    await user.click(button('Close this shipment'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Until then it stays packed with its parcels/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Pay the fee another way' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(sent[0]?.body).toEqual({ acceptFee: 100 });
    cleanup();
    const pay = { name: 'PAY_FEE' as const, effect: 'ENDS' as const, fee: usd(100), until: null };
    open({ ...waiting, actions: [pay] });
    expect(screen.getByText(/its parcels can go into no other shipment/)).toBeVisible();
    expect(button('Pay the fee · $1.00')).toBeVisible();
  });

  it('changes a rehearsal for its fee: it goes on with the same parcels chosen', async () => {
    const sent = mockEndpoint(transitEndpoints.close, transitOrder('CLOSED'));
    const wished = { mode: 'REHEARSAL' as const, services: ['repack'], packingWishes: ['corner'], remark: 'Gently' };
    const { user, router } = open(transitOrder('PENDING_PAYMENT', { ...wished, boxCount: 2, actions: [CLOSE] }));
    await user.click(button('Change parcels, line or packing'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/which costs \$1\.00/)).toBeVisible();
    await user.type(dialog.getByLabelText('Pay password 1'), '135790');
    await user.click(dialog.getByRole('button', { name: 'Pay $1.00 and close' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/my/transit/new?parcels=a'));
    expect(sent[0]?.body).toMatchObject({ acceptFee: 100 });
    // as they were wished for the first time
    const kept: unknown = JSON.parse(sessionStorage.getItem('form:transit') ?? '{}');
    expect(kept).toMatchObject({ values: { ...wished, boxes: 2, lineName: 'AU-SEA' } });
  });

  it('says what is wrong and what to do where it is in trouble', () => {
    open(transitOrder('SEIZED', { holds: ['PAPERS_WANTED'] }));
    expect(screen.getByText('Customs holds the shipment')).toBeVisible();
    expect(screen.getByText('Customs wants papers')).toBeVisible();
  });

  it('shows each box with its number and, when asked, what its carrier said in another language', async () => {
    const box = { boxNo: 1, grams: 1200, lengthMm: 320, widthMm: 240, heightMm: 180, state: 'IN_TRANSIT' as const };
    const sealed = {
      ...box,
      carrier: 'Harbour Line',
      trackingNo: 'HL1',
      sealedAt: '2026-11-20T08:00:00.000Z',
      photos: [],
    };
    const event = {
      at: '2026-11-21T08:00:00.000Z',
      place: 'Guangzhou',
      state: 'PICKED_UP' as const,
      source: 'CARRIER' as const,
      original: '已揽收',
    };
    const leg = { leg: 'LINE_HAUL' as const, carrier: 'Harbour Line', trackingNo: 'HL1', events: [event] };
    const { user } = open(transitOrder('SHIPPED', { boxes: [sealed] }), {
      ...NOWHERE,
      boxes: [{ boxNo: 1, legs: [leg] }],
    });
    expect(screen.getByText('HL1')).toBeVisible();
    expect(screen.getByText('Picked up')).toBeVisible();
    expect(screen.queryByText('已揽收')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the carriers’ own words' }));
    expect(screen.getByText('已揽收')).toBeVisible();
  });

  it('tells the news of a box from the newest on, whichever carrier it is from', () => {
    const box = { boxNo: 1, grams: 1200, lengthMm: 320, widthMm: 240, heightMm: 180, state: 'IN_TRANSIT' as const };
    const sealed = {
      ...box,
      carrier: 'Harbour Line',
      trackingNo: 'HL1',
      sealedAt: '2026-11-20T08:00:00.000Z',
      photos: [],
    };
    const said = (hour: number, original: string, source: 'CARRIER' | 'COURIER' | 'SHOP' = 'CARRIER') => ({
      ...{ at: `2026-11-21T0${hour}:00:00.000Z`, place: '', state: 'IN_TRANSIT' as const, source, original },
    });
    const legs = [
      {
        ...{ leg: 'LINE_HAUL' as const, carrier: 'Harbour Line', trackingNo: 'HL1' },
        events: [said(5, 'fourth'), said(2, 'second'), said(1, 'first', 'SHOP')],
      },
      {
        ...{ leg: 'LOCAL' as const, carrier: 'Outback Parcels', trackingNo: 'OC1' },
        events: [said(5, 'fifth', 'COURIER'), said(4, 'third', 'COURIER')],
      },
    ];
    open(transitOrder('SHIPPED', { boxes: [sealed] }), { ...NOWHERE, boxes: [{ boxNo: 1, legs }] });
    const news = screen.getAllByText(/^(first|second|third|fourth|fifth)$/).map(({ textContent }) => textContent);
    expect(news).toEqual(['fifth', 'fourth', 'third', 'second', 'first']);
    const sources = screen
      .getAllByText(/ · (Carrier|Local courier|Shop)$/)
      .map(({ textContent }) => textContent?.split(' · ').at(-1));
    expect(sources).toEqual(['Local courier', 'Carrier', 'Local courier', 'Carrier', 'Shop']);
    expect(screen.getByText('OC1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy number OC1' })).toBeVisible();
  });
});
