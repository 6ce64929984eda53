import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { packingDeskEndpoints as calls } from '../../../src/contract/packing.desk.endpoints';
import type { DeskTransit, PackingPreview } from '../../../src/contract/packing-desk';
import { PackingBenchScreen } from '../../../src/desks/packing/packing-bench-screen';
import { mockEndpoint, NETWORK_FAILURE } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const receipt = (amount: number) => ({
  ...{ transitOptionName: 'air', versionId: 'v1', madeAt: '2026-11-26T10:00:00.000Z', chargeableGrams: 1000 },
  ...{ lines: [], total: usd(amount), atMost: null },
});
const ORDER: DeskTransit = {
  ...{ id: 't1', orderNo: 'TO261126ABCDEFGH', status: 'PACKING', mode: 'PACK_FIRST', version: 3, holds: [] },
  ...{ movedAt: '2026-11-26T09:00:00.000Z', line: 'Air', country: 'au', shopperName: 'Ada', heldNote: '' },
  ...{ receiver: 'Ada Byron', remark: '', wishes: [{ code: 'bubble', name: 'Bubble wrap' }], question: null },
  lease: null,
  parcels: [
    {
      ...{
        id: 'p1',
        parcelNo: 'PC261126AAAAAAAA',
        status: 'LOCKED',
        numbers: [],
        location: 'A-01',
        grams: 900,
        sides: [250, 100, 80],
      },
      items: [{ title: 'Lamp', image: '', quantity: 1 }],
    },
  ],
  wantedBoxes: 1,
  ...{ boxes: [], batches: [], declaration: [], estimate: receipt(1000), invoice: null, timeline: [] },
  ...{ canHold: true, canStart: false, canPack: true, canSend: false, canDeclare: true, canLeaveOut: false },
};
const preview = (amount: number, isOver: boolean): PackingPreview => ({
  ...{ invoice: receipt(amount), refusals: [], difference: usd(amount - 1000) },
  ...{ agreed: usd(1000), atMost: usd(1150), isOver, hint: null },
});
const KIND = { name: 'S', lengthMm: 200, widthMm: 150, heightMm: 100, tareGrams: 90 };

function scan(code: string) {
  const field = screen.getByRole('textbox', { name: /Scan|Tick|Choose|Put|photos|Length/ });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
function open() {
  mockEndpoint(calls.boxes, { kinds: [KIND], proposals: [] });
  const self = { id: 's1', name: 'Mei', email: 'm@x.example', language: 'en' as const, roles: [] };
  renderUi(
    <StaffContext value={{ ...self, permissions: ['packing.weigh', 'packing.absorb'] }}>
      <PackingBenchScreen bench="1" />
    </StaffContext>,
  );
}
async function packed(grams = '1250') {
  mockEndpoint(calls.find, { order: ORDER });
  mockEndpoint(calls.claim, ORDER);
  open();
  // what was begun before the field was there is not heard
  await new Promise((resolve) => setTimeout(resolve, 300));
  scan('TO261126ABCDEFGH');
  await screen.findByText('Scan each parcel that goes into the box');
  scan('PC261126ZZZZZZZZ');
  expect(await screen.findByText(/does not belong in this shipment/)).toBeVisible();
  scan('PC261126AAAAAAAA');
  await screen.findByText('Tick what is to be done');
  await userEvent.click(screen.getByRole('button', { name: /Bubble wrap/ }));
  await screen.findByText('Choose the box by its key');
  await userEvent.click(screen.getByRole('button', { name: /200 × 150/ }));
  await screen.findByText('Put the box on the scale');
  scan(grams);
}

describe('the packing table', () => {
  beforeEach(() => sessionStorage.clear());

  it('leads from the parcels to a closed box, and closes it by its command', async () => {
    const sealed = mockEndpoint(calls.seal, { ...ORDER, status: 'PENDING_PAYMENT', canPack: false });
    mockEndpoint(calls.preview, preview(1100, false));
    await packed();
    await screen.findByRole('button', { name: 'Close it at this price (!END)' });
    scan('!END');
    await waitFor(() => expect(sealed).toHaveLength(1));
    expect(sealed[0]?.body).toMatchObject({
      ...{ version: 3, parcelIds: ['p1'], done: ['bubble'], absorb: false },
      boxes: [{ grams: 1250, lengthMm: 200, widthMm: 150, heightMm: 100, parcelIds: ['p1'] }],
    });
    expect(await screen.findByText('Labels and papers')).toBeVisible();
    const said = screen.getByText('Closed: the next shipment', { selector: 'span' });
    expect(said.closest('li')).toHaveTextContent('TO261126ABCDEFGH');
  });

  it('closes nothing that is too dear, and offers three ways out of it', async () => {
    const sealed = mockEndpoint(calls.seal, { ...ORDER, status: 'PENDING_PAYMENT', canPack: false });
    const asked = mockEndpoint(calls.ask, { ...ORDER, canPack: false });
    mockEndpoint(calls.preview, preview(2000, true));
    await packed();
    expect(await screen.findByRole('heading', { name: 'It costs far more than was agreed' })).toBeVisible();
    scan('!END');
    expect(await screen.findAllByText('Too dear: choose a way out')).not.toHaveLength(0);
    expect(sealed).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Pack it again' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /The shop bears .*10\.00/ })).toBeEnabled();
    await userEvent.type(screen.getByLabelText('It costs more, because'), 'Longer than it was said to be');
    await userEvent.click(screen.getByRole('button', { name: 'Ask the shopper' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByText('Scan a shipment, or a parcel of it')).toBeVisible();
  });

  it('looks twice at a weight that can hardly be right, without a dialog', async () => {
    mockEndpoint(calls.preview, preview(1100, false));
    const asked = mockEndpoint(calls.find, { order: ORDER });
    await packed('12500');
    expect(await screen.findByText('Box 1 is far heavier than its parcels were: 900 g')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'It is right (!OK)' }));
    expect(await screen.findByRole('button', { name: 'Close it at this price (!END)' })).toBeVisible();
    expect(screen.queryByText(/far heavier/)).toBeNull();
  });

  it('keeps what is scanned while the server is away, and does it in order once it is back', async () => {
    let isUp = false;
    const found = mockEndpoint(calls.find, () => (isUp ? { order: ORDER } : NETWORK_FAILURE));
    mockEndpoint(calls.claim, ORDER);
    open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const code of ['TO261126ABCDEFGH', 'PC261126AAAAAAAA']) scan(code);
    expect(await screen.findByText(/No connection\. 2 scans wait/)).toBeVisible();
    expect(JSON.parse(sessionStorage.getItem('packing-scans.1') ?? '[]')).toMatchObject([
      { code: 'TO261126ABCDEFGH' },
      { code: 'PC261126AAAAAAAA' },
    ]);
    isUp = true;
    await screen.findByText('Tick what is to be done', {}, { timeout: 6000 });
    expect(found).toHaveLength(2);
    expect(sessionStorage.getItem('packing-scans.1')).toBeNull();
  });

  it('closes a box once where the answer was lost on the way, and hears what came after it then', async () => {
    let times = 0;
    const sealed = mockEndpoint(calls.seal, () =>
      (times += 1) === 1 ? NETWORK_FAILURE : { ...ORDER, status: 'PENDING_PAYMENT' as const, canPack: false },
    );
    mockEndpoint(calls.preview, preview(1100, false));
    await packed();
    await screen.findByRole('button', { name: 'Close it at this price (!END)' });
    scan('!END');
    await waitFor(() => expect(sealed).toHaveLength(1));
    mockEndpoint(calls.find, { order: null });
    scan('TO261126ZZZZZZZZ');
    expect(await screen.findByText('Nothing has this code', { selector: 'p' }, { timeout: 6000 })).toBeVisible();
    const keys = sealed.map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
