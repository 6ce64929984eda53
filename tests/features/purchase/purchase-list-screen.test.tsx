import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderGroup } from '../../../src/contract/order-status';
import type { PurchaseOrderPage } from '../../../src/contract/purchase';
import { PurchaseListScreen } from '../../../src/features/purchase/purchase-list-screen';
import { fillIn } from '../../support/fill-in';
import { renderUi } from '../../support/render';
import { paidDetail, purchaseOrder } from './purchase-fixture';

const page: PurchaseOrderPage = {
  items: [purchaseOrder('1'), paidDetail('2')],
  total: 25,
  pageNo: 2,
  pageSize: 10,
  counts: { PENDING_PAYMENT: 1, PAID: 23, PURCHASED: 1 },
  dueBesides: 0,
};
const open = (more: Partial<PurchaseOrderPage> = {}, group?: OrderGroup, keyword?: string) =>
  renderUi(
    <PurchaseListScreen
      page={{ ...page, ...more }}
      group={group}
      keyword={keyword}
      manualCount={3}
      renderPay={(order, close) => (
        <button type="button" onClick={close}>
          {`Paying ${order.orderNo}`}
        </button>
      )}
    />,
    { url: '/my/purchase' },
  );
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Orders by state' })).getByRole('link', { name });
const card = (number: string) => within(screen.getByRole('article', { name: `Order ${number}` }));

describe('the orders', () => {
  it('say since when one waits for an answer, and lead to where it is given', () => {
    open({ items: [{ ...paidDetail('2'), askedSince: '2026-11-20T08:00:00.000Z' }] });
    expect(card('PO-2').getByText(/^Waits for your answer since Nov 20, 2026/)).toBeVisible();
    expect(card('PO-2').getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/my/purchase/2');
  });

  it('stand under tabs with counts, each with an address', () => {
    open({}, 'buying', 'shoes');
    expect(tab('Being bought 24')).toHaveAttribute('aria-current', 'page');
    expect(tab('All 25')).toHaveAttribute('href', '/my/purchase?keyword=shoes');
    expect(tab('To pay 1')).toHaveAttribute('href', '/my/purchase?group=toPay&keyword=shoes');
    expect(tab('Closed 0')).not.toHaveAttribute('aria-current');
  });

  it('count what more is asked for among what is to be paid', () => {
    open({ dueBesides: 2 });
    expect(tab('To pay 3')).toBeVisible();
    expect(tab('Being bought 22')).toBeVisible();
  });

  it('lead to where several are paid at once, where there are several to pay', () => {
    const together = () => screen.queryByRole('link', { name: 'Pay several orders at once' });
    const { unmount } = open({ counts: { PENDING_PAYMENT: 3 } }, 'toPay');
    expect(together()).toHaveAttribute('href', '/my/pending-payments');
    unmount();
    open({}, 'toPay');
    expect(together()).toBeNull();
  });

  it('stand beside the price requests, which are counted', () => {
    open();
    const sections = within(screen.getByRole('navigation', { name: 'Orders and price requests' }));
    expect(sections.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    expect(sections.getByRole('link', { name: 'Price requests 3' })).toHaveAttribute('href', '/my/purchase/manual');
  });

  it('say that a decision is waited for, whatever else goes on', () => {
    const [item] = purchaseOrder('3').items;
    const failed = [{ ...item!, status: 'QC_FAILED' as const, finding: 'A scratch' }];
    open({ items: [purchaseOrder('3', { status: 'PARTIALLY_ARRIVED', items: failed })] });
    expect(card('PO-3').getByText('Your decision')).toBeVisible();
    expect(card('PO-3').queryByText('Being inspected')).toBeNull();
  });

  it('say what is in them, what they cost and what comes next', () => {
    open();
    expect(card('PO-1').getByText('To pay')).toBeVisible();
    expect(card('PO-1').getByText('2 pieces')).toBeVisible();
    expect(card('PO-1').getByText(/^Pay within 00:5\d:\d\d$/)).toBeVisible();
    expect(card('PO-2').queryByRole('button', { name: 'Pay' })).toBeNull();
    expect(card('PO-2').getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/my/purchase/2');
    // UTC+5:30
    expect(card('PO-2').getByText('Jan 1, 2030, 15:30')).toBeVisible();
  });

  it('are searched within their state', async () => {
    const { user, router } = open({}, 'buying');
    await fillIn(user, screen.getByRole('textbox', { name: 'Order number or product' }), ' blue shoes ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/my/purchase?group=buying&keyword=blue+shoes'));
  });

  it('are paged by links', () => {
    open({}, 'buying');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/my/purchase?group=buying&page=1');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/my/purchase?group=buying&page=3');
  });

  it('open the pay dialog of the one to pay, which can be closed', async () => {
    const { user } = open();
    await user.click(card('PO-1').getByRole('button', { name: 'Pay' }));
    await user.click(screen.getByRole('button', { name: 'Paying PO-1' }));
    expect(screen.queryByRole('button', { name: 'Paying PO-1' })).toBeNull();
  });

  it('say where to begin when there are none', () => {
    open({ items: [], total: 0, pageNo: 1, counts: {} });
    expect(screen.getByRole('heading', { name: 'No orders here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find something' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});
