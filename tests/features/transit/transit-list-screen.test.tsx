import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TransitListScreen } from '../../../src/features/transit/transit-list-screen';
import { renderUi } from '../../support/render';
import { testTenant } from '../../support/test-shell';
import type { TransitOrder } from '../../../src/contract/transit';
import { transitOrder, usd } from './transit-fixture';

const pageOf = (items: TransitOrder[]) => ({
  items,
  total: items.length,
  pageNo: 1,
  pageSize: 10,
  counts: Object.fromEntries(items.map(({ status }) => [status, 1])),
  dueBesides: 0,
});

const none = {
  page: pageOf([]),
  group: undefined,
  keyword: undefined,
  countries: [{ code: 'AU', name: 'Australia' }],
  renderPay: () => null,
};

describe('shipments', () => {
  it('show each with its next step, and the states that there are', async () => {
    const pay = { name: 'PAY' as const, effect: 'GOES_ON' as const, fee: usd(3370), until: null };
    const due = transitOrder('PENDING_PAYMENT', { actions: [pay] });
    const gone = transitOrder('SHIPPED', { id: 't2', orderNo: 'TO-2' });
    const { user } = renderUi(
      <TransitListScreen
        {...none}
        page={pageOf([due, gone])}
        renderPay={(order) => <p>{`Paying ${order.orderNo}`}</p>}
      />,
    );
    expect(screen.getAllByRole('link', { name: /^(All|To pay|Travelling) \d/ })).toHaveLength(3);
    const card = within(screen.getByRole('article', { name: 'Shipment TO-2' }));
    expect(card.getByText('Shoes a')).toBeVisible();
    expect(card.getByText(/Ada Tester/).parentElement).toHaveTextContent('Ada Tester, Australia');
    expect(card.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/my/transit/t2');
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(screen.getByText('Paying TO-1')).toBeVisible();
  });

  it('show of a difference what is due, and quietly the whole', () => {
    const pay = { name: 'PAY_TOPUP' as const, effect: 'GOES_ON' as const, fee: usd(630), until: null };
    const due = transitOrder('WEIGHED', { total: usd(4000), holds: ['AWAITING_TOPUP'], actions: [pay] });
    renderUi(<TransitListScreen {...none} page={{ ...pageOf([due]), dueBesides: 1 }} />);
    expect(screen.getAllByRole('link', { name: /^(All|To pay) 1$/ })).toHaveLength(2);
    const card = screen.getByRole('article', { name: 'Shipment TO-1' });
    expect(within(card).getByText(/6\.30/).closest('strong')).toBeVisible();
    expect(card).toHaveTextContent('Total $40.00');
    expect(card).toHaveTextContent('Counted 2.4 kg');
  });

  it('say that a person looks at what was paid for one', () => {
    const payment = {
      id: 'p1',
      paymentNo: 'PY1',
      kind: 'TRANSIT' as const,
      status: 'NEEDS_REVIEW' as const,
      amount: usd(100),
      orderNo: 'TR1',
      createdAt: '2026-11-20T00:00:00.000Z',
      paidAt: null,
      method: null,
    };
    const looked = transitOrder('PENDING_PAYMENT', { payment });
    renderUi(
      <TransitListScreen
        {...none}
        page={pageOf([looked, transitOrder('PENDING_PAYMENT', { id: 't2', orderNo: 'TO-2' })])}
      />,
    );
    expect(
      within(screen.getByRole('article', { name: 'Shipment TO-1' })).getByText('Payment being checked'),
    ).toBeVisible();
    expect(screen.getAllByText('Payment being checked')).toHaveLength(1);
  });

  it('say what will come', () => {
    renderUi(<TransitListScreen {...none} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Transit orders' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'No shipments yet' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('lead to the fees where the shop explains them', () => {
    renderUi(<TransitListScreen {...none} />, {
      shell: { tenant: { ...testTenant, enabledArticle: ['ABOUT_TRANSIT_FEE'] } },
    });
    expect(screen.getByRole('link', { name: 'See what shipping costs' })).toHaveAttribute(
      'href',
      '/transportation-charge',
    );
  });
});
