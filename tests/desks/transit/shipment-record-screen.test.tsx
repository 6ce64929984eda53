import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { Permission } from '../../../src/contract/staff-roles';
import { wayDeskEndpoints as calls } from '../../../src/contract/way.desk.endpoints';
import type { DeskShipment } from '../../../src/contract/way-desk';
import { ShipmentRecordScreen } from '../../../src/desks/transit/shipment-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const NOW = '2026-11-26T10:00:00Z';
const SHIPMENT: DeskShipment = {
  ...{ id: 't1', orderNo: 'TO261126ABCDEFGH', status: 'SHIPPED', movedAt: NOW, line: 'Air', country: 'au' },
  ...{ shopperName: 'Zora Quill', holds: ['DELIVERY_TROUBLE'], outboundAt: NOW, promisedAt: NOW, isLate: true },
  ...{ version: 9, receiver: 'Ada', city: 'Sydney', phone: '+61 2', batch: { id: 'x1', batchNo: 'BT261126ABCDEFGH' } },
  ...{
    declared: { amount: 9900, currency: 'CNY' },
    insured: null,
    trouble: null,
    pickup: null,
    papersBefore: null,
    claims: [],
    timeline: [],
  },
  boxes: [
    {
      ...{ boxNo: 1, code: 'T-TO261126ABCDEFGH-1', grams: 900, carrier: 'EMS', trackingNo: 'EA123456789CN' },
      ...{ state: 'IN_TRANSIT', stateAt: NOW, localCarrier: '', localTrackingNo: '' },
      events: [{ at: NOW, leg: 'LINE_HAUL', state: 'IN_TRANSIT', place: 'Sydney', text: 'Departed', source: 'STAFF' }],
    },
  ],
  ...{ canSay: true, canLose: true, canSeize: true, canRestock: false, canHandOut: false },
};
const open = (change: Partial<DeskShipment> = {}, permissions: Permission[] = ['packing.declare']) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <ShipmentRecordScreen first={{ ...SHIPMENT, ...change }} now={NOW} level={1} />
    </StaffContext>,
  );

describe('a shipment that has left, at its desk', () => {
  it('says where each box is and who said so', () => {
    open();
    expect(screen.getByText('Departed')).toBeVisible();
    expect(screen.getByText(/by the staff/)).toBeVisible();
    expect(screen.getByText('Not delivered')).toBeVisible();
    expect(screen.getByRole('link', { name: 'BT261126ABCDEFGH' })).toHaveAttribute('href', '/operator/batches/x1');
  });

  it('notes what was heard as a word of the carrier', async () => {
    const sent = mockEndpoint(calls.say, { ...SHIPMENT, status: 'DELIVERED', holds: [], canSay: false });
    open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Delivered');
    expect(screen.getByRole('button', { name: 'Note it' })).toBeDisabled();
    expect(screen.getByText('Write the words for the shopper first.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'In which words' }), 'Signed by the porter');
    expect(screen.queryByText('Write the words for the shopper first.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Note it' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Zora Quill is told that TO261126ABCDEFGH has arrived');
    expect(sent).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'It is delivered' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Note it' })).toBeNull());
    expect(sent[0]?.body).toMatchObject({ boxNos: [1], state: 'DELIVERED', text: 'Signed by the porter' });
  });

  describe('that is to be fetched', () => {
    const until = '2026-12-10T10:00:00Z';
    const pickup = { station: 'Pier', receiverName: 'Bo', phone: '+61 2', idLast4: '12AB', until };
    const there: Partial<DeskShipment> = { status: 'READY_FOR_PICKUP', holds: [], pickup, canHandOut: true };
    const given: DeskShipment = { ...SHIPMENT, ...there, status: 'DELIVERED', canHandOut: false, canSay: false };
    const hand = () => screen.getByRole('button', { name: 'Code is right: hand it out' });

    it('is handed out against the code that is shown, to whom it says', async () => {
      const sent = mockEndpoint(calls.handOut, given);
      open(there);
      expect(screen.getByText(/Bo fetches it · \+61 2 · ID ends in 12AB/)).toBeVisible();
      expect(screen.getByText(/Kept until Dec 10, 2026/)).toBeVisible();
      expect(hand()).toBeDisabled();
      await userEvent.type(screen.getByRole('textbox', { name: 'Pick-up code' }), '204 817');
      await userEvent.click(hand());
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Pick-up code' })).toBeNull());
      expect(sent[0]?.body).toEqual({ code: '204817' });
      expect(screen.queryByRole('option', { name: 'Delivered' })).toBeNull();
    });

    it('is not for another code, and says so at the field', async () => {
      mockEndpoint(calls.handOut, problem('INVALID', { errors: [{ path: 'code', code: 'wrong_code' }] }));
      open(there);
      expect(screen.queryByRole('option', { name: 'Delivered' })).toBeNull();
      await userEvent.type(screen.getByRole('textbox', { name: 'Pick-up code' }), '204818');
      await userEvent.click(hand());
      expect(await screen.findByText('This is not its code. Nothing was handed out.')).toBeVisible();
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pick-up code' });
      expect(field).toBeInvalid();
      // the next one is typed in its place
      await waitFor(() => expect(field).toHaveFocus());
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    });

    it('is handed out without it for a reason, which is asked for once more', async () => {
      const sent = mockEndpoint(calls.handOut, given);
      open(there);
      await userEvent.click(screen.getAllByText('Hand it out without the code')[0] as HTMLElement);
      await userEvent.type(screen.getByRole('textbox', { name: /Why, and by what/ }), 'Passport seen');
      await userEvent.click(screen.getByRole('button', { name: 'Hand it out without the code' }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('Your reason is kept under your name');
      expect(sent).toHaveLength(0);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Hand it out without the code' }));
      await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'Passport seen' }));
    });
  });

  it('is given the number of the courier that takes it over', async () => {
    const boxes = [{ ...SHIPMENT.boxes[0]!, localCarrier: 'Outback Couriers', localTrackingNo: 'OC1' }];
    const sent = mockEndpoint(calls.renumber, { ...SHIPMENT, version: 10, boxes });
    open();
    await userEvent.click(screen.getByText('Number of the local courier'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Courier' }), 'Outback Couriers');
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Carrier’s number' }).at(-1) as HTMLElement, 'oc1');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Outback Couriers OC1')).toBeVisible();
    expect(sent[0]?.body).toEqual({ version: 9, boxNo: 1, leg: 'LOCAL', carrier: 'Outback Couriers', trackingNo: 'OC1' });
    await userEvent.click(screen.getByRole('button', { name: 'Take its number away', hidden: true }));
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ version: 10, leg: 'LOCAL', trackingNo: '' }));
  });

  it('asks once more before it is lost, with whom it is told to', async () => {
    const sent = mockEndpoint(calls.lose, { ...SHIPMENT, status: 'LOST', canSay: false, canLose: false, canSeize: false });
    open();
    await userEvent.click(screen.getAllByText('It is lost')[0] as HTMLElement);
    await userEvent.type(screen.getByRole('textbox', { name: 'How it is known' }), 'The carrier gives it up');
    await userEvent.click(screen.getByRole('button', { name: 'It is lost' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Zora Quill is told that TO261126ABCDEFGH is lost');
    expect(sent).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'It is lost' }));
    expect(await screen.findByText('Lost')).toBeVisible();
    expect(sent[0]?.body).toEqual({ version: 9, note: 'The carrier gives it up' });
  });

  it('shows it as it is where somebody was quicker', async () => {
    const now: DeskShipment = { ...SHIPMENT, version: 10, status: 'DELIVERED', canSay: false, canLose: false, canSeize: false };
    mockEndpoint(calls.say, problem('STATE_CONFLICT', { data: now }));
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'In which words' }), 'Late');
    await userEvent.click(screen.getByRole('button', { name: 'Note it' }));
    expect(await screen.findByText(/Somebody else changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Note it' })).toBeNull();
  });

  it('asks for no papers of what is lost, and calls it late no more', () => {
    const lost = { kind: 'LOST' as const, note: '', papers: null };
    const { unmount } = open({ status: 'LOST', holds: [], trouble: lost as DeskShipment['trouble'] });
    expect(screen.queryByText('The shopper has not sent anything yet.')).toBeNull();
    expect(screen.queryByText('Late')).toBeNull();
    unmount();
    open({ trouble: { ...lost, kind: 'PAPERS_WANTED' } as DeskShipment['trouble'] });
    expect(screen.getByText('The shopper has not sent anything yet.')).toBeVisible();
    expect(screen.getByText('Late')).toBeVisible();
  });

  it('says until when papers save what customs hold, also where only a carrier has said so', () => {
    const { unmount } = open({ status: 'SEIZED', holds: [], papersBefore: '2026-12-11T09:00:00Z' });
    expect(screen.getByRole('alert')).toHaveTextContent(/Customs hold it.*until Dec 11, 2026/);
    unmount();
    open({ status: 'SEIZED', holds: [] });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the answer of a claim those alone who may look at money', () => {
    const claim: DeskShipment['claims'][number] = {
      ...{ id: 'r1', refundNo: 'RF261126ABCDEFGH', cause: 'LOST', status: 'REQUESTED', createdAt: NOW, dueAt: null },
      ...{ amount: { amount: 4200, currency: 'USD' }, reason: 'It never came', photos: [] },
    };
    const { unmount } = open({ claims: [claim] });
    expect(screen.getByText('It is answered at Refunds by somebody who may give money.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'RF261126ABCDEFGH' })).toBeNull();
    unmount();
    open({ claims: [claim] }, ['packing.declare', 'money.read']);
    expect(screen.getByRole('link', { name: 'RF261126ABCDEFGH' })).toHaveAttribute('href', '/operator/money/refunds/r1');
  });
}); // prettier-ignore
