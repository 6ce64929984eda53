import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { packingPapersEndpoints } from '../../../src/contract/packing-papers.desk.endpoints';
import type { PackingPapers, PickList } from '../../../src/contract/packing-papers';
import { PapersScreen } from '../../../src/desks/packing/papers-screen';
import { PickListScreen } from '../../../src/desks/packing/pick-list-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const cny = (amount: number) => ({ amount, currency: 'CNY' });
const receiver = {
  ...{ receiverName: 'Ada Byron', phone: '+61 2 5550', countryCode: 'au', province: 'NSW', city: 'Sydney' },
  ...{ district: '', street: '1 Pier', postcode: '2000' },
};
const box = (boxNo: number, prints: number) => ({
  ...{ boxNo, code: `T-TO261126ABCDEFGH-${String(boxNo)}`, grams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 },
  ...{ carrier: '', trackingNo: '', prints },
});
const goods = {
  ...{ nameEn: 'Ceramic mug', nameZh: '', material: '', hsCode: '691110', quantity: 2 },
  ...{ unit: cny(1500), total: cny(3000) },
};
const papers: PackingPapers = {
  ...{ id: 't1', orderNo: 'TO261126ABCDEFGH', line: 'Air', madeAt: '2026-11-26T10:00:00Z', boxCount: 2, refused: null },
  sender: { name: 'Harbour Ltd', warehouse: 'Guangzhou', address: '1 Road', phone: '020' },
  ...{ receiver, customs: [{ key: 'PCCC', masked: 'P••••3456' }] },
  boxes: [box(1, 1), box(2, 0)],
  sheets: [
    {
      invoiceNo: 'CI261126ABCDEFGH',
      boxNos: [1, 2],
      parcelNos: ['PC261126ABCDEFGH'],
      goods: [goods],
      total: cny(3000),
    },
  ],
};
const print = vi.fn();

describe('what is printed of a shipment', () => {
  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
  });

  it('counts the labels, then prints them, and says which are printed again', async () => {
    mockEndpoint(packingPapersEndpoints.labels, {
      ...{ id: 't1', orderNo: papers.orderNo, line: 'Air', warehouse: 'Guangzhou', receiver, boxCount: 2 },
      labels: [box(1, 2), box(2, 1)],
    });
    renderUi(<PapersScreen papers={papers} paper="labels" />);
    expect(screen.queryByText(/Reprint/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Count and print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const [first, second] = [1, 2].map((number) => screen.getByRole('region', { name: `Box ${String(number)}` }));
    expect(within(first as HTMLElement).getByText('Reprint 1')).toBeVisible();
    expect(within(second as HTMLElement).queryByText(/Reprint/)).toBeNull();
    expect(first).toHaveTextContent(/AU.*2000Australia/);
    expect(within(first as HTMLElement).getAllByRole('img', { name: 'T-TO261126ABCDEFGH-1' })).toHaveLength(2);
  });

  it('has no label of what is unpaid', () => {
    renderUi(<PapersScreen papers={{ ...papers, refused: 'unpaid' }} paper="labels" />);
    expect(screen.getByText('There is no label until the shipment is paid.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Count and print' })).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Box 1' })).toBeNull();
  });

  it('says what the goods have cost on an invoice, and not on a packing list', () => {
    const { unmount } = renderUi(<PapersScreen papers={papers} paper="invoice" />);
    expect(screen.getByRole('row', { name: 'Ceramic mug 691110 2 CNY 15.00 CNY 30.00' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Total 2 CNY 30.00' })).toBeVisible();
    expect(screen.getByText('CI261126ABCDEFGH')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('P••••3456')).toBeVisible();
    expect(screen.getByText('1 Pier, Sydney, NSW, 2000, Australia')).toBeVisible();
    unmount();
    renderUi(<PapersScreen papers={papers} paper="packing-list" />);
    expect(screen.getByRole('row', { name: 'Ceramic mug 691110 2' })).toBeVisible();
    expect(screen.getByText('PC261126ABCDEFGH')).toBeVisible();
  });

  it('says before it is printed that goods have no code for the border, and where they are declared', () => {
    const [sheet] = papers.sheets;
    if (!sheet) throw new Error('There is no sheet');
    const uncoded = { ...papers, sheets: [{ ...sheet, goods: [goods, { ...goods, hsCode: '' }] }] };
    const { unmount } = renderUi(<PapersScreen papers={uncoded} paper="invoice" />);
    const warning = screen.getByRole('status');
    expect(warning).toHaveTextContent('1 line of goods has no HS code');
    expect(within(warning).getByRole('link')).toHaveAttribute('href', '/operator/packing/t1');
    unmount();
    // which no label says
    renderUi(<PapersScreen papers={uncoded} paper="labels" />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lists what a walk brings, and says what is fetched already', () => {
    const order = { line: 'Air', country: 'au', remark: '', wishes: ['Wooden crate'] };
    const list: PickList = {
      orders: [
        { ...order, id: 't1', orderNo: 'TO261126ABCDEFGH', slot: 1, isOpen: true },
        { ...order, id: 't2', orderNo: 'TO261126ABCDEFGJ', slot: 2, isOpen: false },
      ],
      picks: [
        {
          ...{ location: 'A-2-1', parcelNo: 'PC261126ABCDEFGH', slot: 1, orderNo: 'TO261126ABCDEFGH', grams: 900 },
          goods: [{ title: 'كوب', original: '陶瓷杯', options: ['Blue', 'L'], quantity: 2 }],
        },
      ],
    };
    renderUi(<PickListScreen list={list} />);
    expect(screen.getByRole('row', { name: 'A-2-1 PC261126ABCDEFGH 1 كوب · Blue · L × 2 陶瓷杯 900' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('TO261126ABCDEFGJ');
    expect(screen.getByRole('link', { name: 'Packing' })).toHaveAttribute('href', '/operator/packing');
  });
});
