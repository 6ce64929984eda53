import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { packingDeskEndpoints as calls } from '../../../src/contract/packing.desk.endpoints';
import type { DeskTransit } from '../../../src/contract/packing-desk';
import { PackingRecordScreen } from '../../../src/desks/packing/packing-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const RECEIPT = {
  ...{ transitOptionName: 'air', versionId: 'v1', madeAt: '2026-11-26T10:00:00.000Z', chargeableGrams: 1000 },
  ...{ lines: [], total: { amount: 1000, currency: 'USD' }, atMost: null },
};
const ORDER: DeskTransit = {
  ...{ id: 't1', orderNo: 'TO261126ABCDEFGH', status: 'PACKING', mode: 'PACK_FIRST', version: 3, holds: [] },
  ...{ movedAt: '2026-11-26T09:00:00.000Z', line: 'Air', country: 'au', shopperName: 'Ada', heldNote: '' },
  ...{ receiver: 'Ada Byron', remark: '', wishes: [], question: null, lease: null, wantedBoxes: 1 },
  parcels: [],
  ...{ boxes: [], batches: [], declaration: [], estimate: RECEIPT, invoice: null, timeline: [] },
  ...{ canHold: true, canStart: false, canPack: true, canSend: false, canDeclare: true, canLeaveOut: true },
};
const ME = { id: 's1', name: 'Mei', email: 'm@x.example', language: 'en' as const, roles: [] };

const LEASE = { staffId: 's1', name: 'Mei', since: ORDER.movedAt, until: '2026-11-26T11:00:00.000Z', isMine: true };

it('a shipment that changes is drawn once, with each of its forms', async () => {
  mockEndpoint(calls.boxes, { kinds: [], proposals: [] });
  mockEndpoint(calls.claim, { ...ORDER, version: 4, lease: LEASE });
  mockEndpoint(calls.release, { ...ORDER, version: 5 });
  const { user } = renderUi(
    <StaffContext value={{ ...ME, permissions: ['packing.weigh', 'packing.pack', 'packing.label', 'packing.declare'] }}>
      <PackingRecordScreen first={ORDER} now="2026-11-26T10:00:00.000Z" level={1} />
    </StaffContext>,
  );
  const forms = () => screen.getAllByRole('button').map((button) => button.textContent);
  const first = forms();
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  await user.click(await screen.findByRole('button', { name: 'Leave it to others' }));
  expect(await screen.findByRole('button', { name: 'Take it' })).toBeVisible();
  expect(forms()).toEqual(first);
});

it('a missing code is added without a reason; a code that stood is changed with one', async () => {
  mockEndpoint(calls.boxes, { kinds: [], proposals: [] });
  const line = { title: 'Mug', nameEn: 'Mug', nameZh: '杯', unitFen: 900, mayAddCode: true };
  const declaration = [
    { ...line, parcelItemId: 'i1', quantity: 1, hsCode: '' },
    { ...line, parcelItemId: 'i2', nameEn: 'Cup', quantity: 1, hsCode: '691110' },
  ];
  const sent = mockEndpoint(calls.declare, { ...ORDER, version: 4, declaration });
  const { user } = renderUi(
    <StaffContext value={{ ...ME, permissions: ['packing.declare'] }}>
      <PackingRecordScreen first={{ ...ORDER, declaration }} now="2026-11-26T10:00:00.000Z" level={1} />
    </StaffContext>,
  );
  const said = () => screen.getByRole('button', { name: 'Declare it so', hidden: true });
  const codeOf = (name: string) => screen.getByRole('textbox', { name: `HS code of ${name}`, hidden: true });
  await user.type(codeOf('Mug'), '691200');
  expect(said()).toBeEnabled();
  await user.clear(codeOf('Cup'));
  expect(said()).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /^It is declared otherwise, because/, hidden: true }), 'A slip');
  expect(said()).toBeEnabled();
  await user.type(codeOf('Cup'), '691110');
  await user.clear(screen.getByRole('textbox', { name: /^A word about it/, hidden: true }));
  await user.click(said());
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ note: '', lines: [{ hsCode: '691200' }, { hsCode: '691110' }] }),
  );
});

it('what is typed of a shipment outlives the deed of another, which is told', async () => {
  const others = { ...ORDER, version: 4, movedAt: '2026-11-26T10:01:00.000Z' };
  mockEndpoint(calls.boxes, { kinds: [], proposals: [] });
  mockEndpoint(calls.hold, problem('STATE_CONFLICT', { detail: 'It moved on', data: others }));
  const { user } = renderUi(
    <StaffContext value={{ ...ME, permissions: ['packing.pack'] }}>
      <PackingRecordScreen first={ORDER} now="2026-11-26T10:00:00.000Z" level={1} />
    </StaffContext>,
  );
  const why = () => screen.getByRole('textbox', { name: /^It has to wait, because/, hidden: true });
  await user.type(why(), 'Glass without foam');
  await user.click(screen.getByRole('button', { name: 'Put on hold', hidden: true }));
  expect(await screen.findByText(/changed this meanwhile/)).toBeVisible();
  expect(why()).toHaveValue('Glass without foam');
  const sent = mockEndpoint(calls.hold, { ...others, version: 5, heldNote: 'Glass without foam' });
  await user.click(screen.getByRole('button', { name: 'Put on hold', hidden: true }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 4, note: 'Glass without foam' }));
});

it.each([
  ['AGREED', '$27.76'],
  ['DECLINED', '$18.70'],
] as const)('packed boxes name what their shopper knows of: %s', (state, sum) => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const asked = { note: '', askedAt: ORDER.movedAt, decideBefore: ORDER.movedAt };
  const box = {
    boxNo: 1,
    grams: 900,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    carrier: '',
    trackingNo: '',
    photos: [],
  };
  const sealed: DeskTransit = {
    ...{ ...ORDER, status: 'WEIGHED', canPack: false, boxes: [box] },
    ...{ estimate: { ...RECEIPT, total: usd(1000) }, invoice: { ...RECEIPT, total: usd(2776) } },
    question: { ...asked, state, told: usd(1870), asks: usd(2776) },
  };
  renderUi(
    <StaffContext value={{ ...ME, permissions: [] }}>
      <PackingRecordScreen first={sealed} now="2026-11-26T10:00:00.000Z" level={1} />
    </StaffContext>,
  );
  expect(screen.getByText(/^The shopper was told/)).toHaveTextContent(`The shopper was told ${sum} · `);
});

it('boxes in a batch are said to leave with it, and are not asked for a carrier', () => {
  const ready: DeskTransit = { ...ORDER, status: 'PAID', canPack: false, canSend: true };
  const open = (batches: DeskTransit['batches']) =>
    renderUi(
      <StaffContext value={{ ...ME, permissions: ['packing.label'] }}>
        <PackingRecordScreen first={{ ...ready, batches }} now="2026-11-26T10:00:00.000Z" level={1} />
      </StaffContext>,
    );
  const { unmount } = open([{ id: 'b1', batchNo: 'BA1' }]);
  expect(screen.getByRole('link', { name: 'BA1' })).toHaveAttribute('href', '/operator/batches/b1');
  expect(screen.queryByRole('textbox', { name: 'Carrier' })).toBeNull();
  unmount();
  open([]);
  expect(screen.getByRole('textbox', { name: 'Carrier' })).toBeVisible();
});

it('a shipment names whoever ordered it and receives it once', () => {
  mockEndpoint(calls.boxes, { kinds: [], proposals: [] });
  const draw = (receiver: string) =>
    renderUi(
      <StaffContext value={{ ...ME, permissions: ['packing.pick'] }}>
        <PackingRecordScreen first={{ ...ORDER, receiver }} now="2026-11-26T10:00:00.000Z" level={1} />
      </StaffContext>,
    );
  const { unmount } = draw('Ada');
  expect(screen.getAllByText('Ada')).toHaveLength(1);
  unmount();
  draw('Ada Byron');
  expect(screen.getByText('Ada')).toBeVisible();
});

it('offers no box that the line of the shipment does not take', async () => {
  const side = { lengthMm: 300, widthMm: 200, heightMm: 100 };
  const boxOf = (name: string) => ({ code: name, name, ...side, grams: 100 });
  mockEndpoint(calls.boxes, {
    kinds: [],
    proposals: [
      { boxes: [boxOf('S')], total: { amount: 1200, currency: 'USD' } },
      { boxes: [boxOf('XXL')], total: null },
    ],
  });
  renderUi(
    <StaffContext value={{ ...ME, permissions: ['packing.weigh'] }}>
      <PackingRecordScreen first={ORDER} now="2026-11-26T10:00:00.000Z" level={1} />
    </StaffContext>,
  );
  const ways = within(await screen.findByRole('region', { name: 'Boxes that would do' }));
  const [only, other] = ways.getAllByRole('button');
  expect(only).toHaveTextContent(/^S300.*12\.00/);
  expect(other).toBeUndefined();
});
