import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Overview } from '../../../src/contract/overview';
import { OVERVIEW_TASKS } from '../../../src/contract/overview.enums';
import { OverviewScreen } from '../../../src/features/account/overview-screen';
import { renderUi } from '../../support/render';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const nothing: Overview = {
  ...{ balance: usd(0), waiting: [], totals: { waiting: 0, arriving: 0 }, shipping: [], coming: [] },
  ...{ orders: {}, parcels: {}, shipments: {}, dueBesides: { orders: 0, shipments: 0 } },
};
const open = (more: Partial<Overview> = {}) =>
  renderUi(<OverviewScreen overview={{ ...nothing, ...more }} />, { url: '/my' });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the overview of the account', () => {
  it('tells who is new how to begin', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Your first order starts with a link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find something' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Purchases' })).toBeNull();
  });

  it('leads from each thing that waits to where it is done', async () => {
    const waiting = OVERVIEW_TASKS.map((kind) => ({
      kind,
      id: 'x',
      no: `NO-${kind}`,
      title: '',
      amount: null,
      until: null,
    }));
    open({ waiting });
    await userEvent.click(part('Waiting for you').getByRole('button', { name: 'See all 10' }));
    const links = part('Waiting for you').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/my/purchase/x?pay=1',
      '/my/purchase/x',
      '/my/transit/x?pay=1',
      '/my/purchase/manual/x',
      '/my/in-stock-items?decide=x',
      '/my/in-stock-items?view=ending',
      '/my/transit/x',
      '/my/transit/x',
      '/my/transit/x',
      '/my/transit/x',
    ]);
    expect(links[0]).toHaveAccessibleName('Pay: NO-ORDER_TO_PAY');
  });

  it('tells what waits in one parcel apart, to who hears the page', () => {
    const due = { kind: 'DECISION_DUE' as const, no: 'PC1', amount: null, until: null };
    open({ waiting: [{ ...due, id: 'a', title: 'Lamp' }, { ...due, id: 'b', title: 'Kettle' }] }); // prettier-ignore
    const links = part('Waiting for you').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Decide: PC1 · Lamp',
      'Decide: PC1 · Kettle',
    ]);
  });

  it('names five of what waits, and all of it when asked', async () => {
    const due = { kind: 'ORDER_TO_PAY' as const, title: '', amount: null, until: null };
    const waiting = Array.from({ length: 7 }, (_, at) => ({ ...due, id: `${at}`, no: `PO${at}` }));
    open({ waiting, totals: { waiting: 7, arriving: 0 } });
    const list = part('Waiting for you');
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(list.getByRole('button', { name: 'See all 7' }));
    expect(list.getAllByRole('link')).toHaveLength(7);
    expect(list.getByRole('link', { name: 'Pay: PO5' })).toHaveFocus();
  });

  it('says how much and until when', () => {
    const due = { kind: 'ORDER_TO_PAY' as const, id: 'x', no: 'PO1', title: 'Lamp', until: '2030-01-02T10:00:00Z' };
    open({ waiting: [{ ...due, amount: usd(3000) }] });
    const row = part('Waiting for you').getByRole('listitem');
    expect(row).toHaveTextContent('Lamp');
    expect(row).toHaveTextContent('$30.00');
    expect(row).toHaveTextContent(/Until .*2030/);
  });

  it('shows what comes, and says where nothing does or waits', () => {
    const thing = { id: 't', no: 'TO1', title: 'Kettle', image: '' };
    const promise = { from: '2030-01-02T10:00:00Z', to: '2030-01-05T10:00:00Z', isLate: false };
    const begun = { ...promise, from: null };
    open({
      shipping: [
        { ...thing, status: 'SHIPPED', promise },
        { ...thing, id: 'b', status: 'CUSTOMS', promise: begun },
      ],
      totals: { waiting: 0, arriving: 12 },
      coming: [{ ...thing, id: 'o', no: 'PO1', title: '', status: 'SELLER_SHIPPED' }],
      orders: { SELLER_SHIPPED: 1 },
    });
    const [first, next, second] = part('Arrives next (12)').getAllByRole('listitem') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(within(first).getByRole('link', { name: 'Kettle' })).toHaveAttribute('href', '/my/transit/t');
    expect(first).toHaveTextContent(/Arrives between .*2030 and .*2030/);
    expect(next).toHaveTextContent(/Arrives by Jan 5, 2030/);
    expect(within(second).getByRole('link', { name: 'PO1' })).toHaveAttribute('href', '/my/purchase/o');
    expect(part('Waiting for you').getByText('Nothing waits for you.')).toBeVisible();
  });

  it('counts by state, each leading to what stands there, and keeps quiet of a balance that the shop does not keep', () => {
    open({
      balance: null,
      orders: { PENDING_PAYMENT: 1, PAID: 3, INSPECTING: 1, CLOSED: 1 },
      parcels: { FORECAST: 1, STOCKED_IN: 3 },
      shipments: { PENDING_PAYMENT: 1, WEIGHED: 2, SHIPPED: 1 },
      dueBesides: { orders: 1, shipments: 2 },
    });
    const leads = (name: RegExp, href: string) => {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      return link;
    };
    // what more is due of stands where it is paid
    leads(/^To pay\s*2$/, '/my/purchase?group=toPay');
    leads(/^To pay\s*3$/, '/my/transit?group=toPay');
    leads(/^Being bought\s*2$/, '/my/purchase?group=buying');
    const stored = leads(/^At the warehouse\s*1$/, '/my/purchase?group=stored');
    // in the order in which they are passed
    const closed = leads(/^Closed\s*1$/, '/my/purchase?group=closed');
    expect(stored.compareDocumentPosition(closed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    leads(/^In our warehouse\s*3$/, '/my/in-stock-items?view=stored');
    leads(/^Announced\s*1$/, '/my/warehouses');
    leads(/^Travelling\s*1$/, '/my/transit?group=travelling');
    expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
  });

  it.each([
    [/^Being inspected\s*3$/, 'inspecting'],
    [/^In our warehouse\s*3$/, 'stored'],
    [/^In a shipment\s*2$/, 'shipping'],
  ] as const)('leads from what lies in the house to just that: %s', (name, view) => {
    open({ parcels: { RECEIVED: 1, INSPECTED: 2, STOCKED_IN: 3, LOCKED: 2 } });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/my/in-stock-items?view=${view}`);
  });
});
