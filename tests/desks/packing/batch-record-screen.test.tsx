import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { batchDeskEndpoints as calls } from '../../../src/contract/batch.desk.endpoints';
import type { BatchBox, DeskBatch } from '../../../src/contract/batch';
import { BatchRecordScreen } from '../../../src/desks/batches/batch-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const NOW = '2026-11-26T10:00:00Z';
const box = (n: number): BatchBox => ({
  ...{ id: `b${String(n)}`, code: `T-TO261126ABCDEFGH-${String(n)}`, orderId: 't1', orderNo: 'TO261126ABCDEFGH' },
  ...{ line: 'Air', country: 'au', receiver: 'Ada', grams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 },
  ...{ trackingNo: '', trouble: null },
});
const sums = { boxes: 2, grams: 3000, cubicMm: 12_000_000, value: { amount: 9900, currency: 'CNY' } };
const BATCH: DeskBatch = {
  ...{ id: 'x1', batchNo: 'BT261126ABCDEFGH', status: 'OPEN', movedAt: NOW, carrier: 'Harbour Line', masterNo: 'MB-1' },
  ...{ warehouse: 'Guangzhou', openedBy: 'Anna', version: 3, openedAt: NOW, closedAt: null, handedOverAt: null },
  ...{ boxes: [box(2), box(1)], totals: sums, byLine: [{ lineName: 'air', line: 'Air', ...sums }] },
  ...{ byCountry: [{ country: 'au', ...sums }], lacking: [] },
  ...{ canAdd: true, canClose: true, canReopen: false, canHandOver: false },
  timeline: [{ at: NOW, code: 'OPENED', detail: '', staffName: 'Anna' }],
};

describe('a batch at its desk', () => {
  it('takes codes by the scanner, and keeps what came to nothing', async () => {
    const sent = mockEndpoint(calls.scan, {
      ...{ say: 'NOT_READY', code: 'T-TO261126ABCDEFGJ-1', box: null, version: 3 },
      totals: { boxes: 2, grams: 3000, cubicMm: 12_000_000 },
    });
    renderUi(<BatchRecordScreen first={BATCH} now={NOW} />);
    const field = screen.getByRole('textbox', { name: /Scan a box/ });
    // the end of what was begun before the field was there is not heard
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.change(field, { target: { value: 'T-TO261126ABCDEFGJ-1' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText('To solve')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Solved: T-TO261126ABCDEFGJ-1' }));
    expect(screen.queryByText('To solve')).toBeNull();
  });

  it('says what it comes to, and asks once more before it leaves', async () => {
    const closed: DeskBatch = { ...BATCH, status: 'CLOSED', canAdd: false, canReopen: true, canHandOver: true };
    const sent = mockEndpoint(calls.handOver, { ...closed, status: 'HANDED_OVER', canReopen: false, canHandOver: false });
    renderUi(<BatchRecordScreen first={closed} now={NOW} />);
    const table = screen.getByRole('table', { name: 'What the batch comes to' });
    const heads = within(table).getAllByRole<HTMLTableRowElement>('row').map(({ cells: [head] }) => head?.textContent);
    expect(heads).toEqual(['', 'By line', 'Air', 'By country', 'Australia', 'Total']);
    expect(within(table).getByRole('row', { name: /Total 2 3.00 0.012 .*99\.00/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hand over to the carrier' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Harbour Line takes 2 boxes of 1 shipment, 3.00 kg. This cannot be taken back.');
    expect(sent).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over to the carrier' }));
    expect(await screen.findByText('Handed over')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('counts a single box as one', async () => {
    const totals = { ...sums, boxes: 1 };
    const closed: DeskBatch = { ...BATCH, boxes: [box(1)], totals, status: 'CLOSED', canAdd: false, canHandOver: true };
    renderUi(<BatchRecordScreen first={closed} now={NOW} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hand over to the carrier' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('takes 1 box of 1 shipment,');
  });

  it('has its bill written down after it has left, and tells who closed it and handed it over', async () => {
    const left: DeskBatch = { ...BATCH, status: 'HANDED_OVER', masterNo: '', canAdd: false, canClose: false };
    const timeline: DeskBatch['timeline'] = [
      ...BATCH.timeline,
      { at: NOW, code: 'CLOSED', detail: '', staffName: 'Ben' },
      { at: NOW, code: 'HANDED_OVER', detail: '', staffName: 'Cleo' },
    ];
    const sent = mockEndpoint(calls.change, { ...left, masterNo: 'MB-7', version: 4 });
    renderUi(<BatchRecordScreen first={{ ...left, timeline }} now={NOW} />);
    for (const line of ['Begun · Anna', 'Closed · Ben', 'Handed over · Cleo']) expect(screen.getByText(line)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Carrier' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Master bill or container' }), 'MB-7');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ version: 3, carrier: 'Harbour Line', masterNo: 'MB-7' }));
    expect(await screen.findByText('MB-7')).toBeVisible();
  });

  it('shows the batch as it is where somebody was quicker', async () => {
    const now: DeskBatch = { ...BATCH, version: 4, status: 'CLOSED', canAdd: false, canClose: false, canReopen: true };
    mockEndpoint(calls.close, problem('STATE_CONFLICT', { data: now }));
    renderUi(<BatchRecordScreen first={BATCH} now={NOW} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close the batch' }));
    expect(await screen.findByRole('button', { name: 'Open it again' })).toBeVisible();
    expect(screen.getByText(/Somebody else/i)).toBeVisible();
  });

  it('names the boxes that a shipment lacks, and is not closed before', () => {
    renderUi(
      <BatchRecordScreen first={{ ...BATCH, canClose: false, lacking: ['T-TO261126ABCDEFGH-3'] }} now={NOW} />,
    );
    expect(screen.getByText('T-TO261126ABCDEFGH-3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close the batch' })).toBeDisabled();
  });

  it('lists its boxes in a file', async () => {
    const asked = mockEndpoint(calls.manifest, {
      ...{ lineName: 'air', line: 'Air', columns: [{ header: 'Ref', field: 'box.code' }], rows: [['T-1']] },
    });
    const made = vi.fn(() => 'blob:x');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    renderUi(<BatchRecordScreen first={BATCH} now={NOW} />);
    await userEvent.click(screen.getByRole('button', { name: 'As CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'As Excel' }));
    await waitFor(() => expect(made).toHaveBeenCalledTimes(2), { timeout: 5000 });
    expect(asked).toHaveLength(2);
  });
}); // prettier-ignore
