import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DeskParcel } from '../../../src/contract/parcel-desk';
import { parcelDeskEndpoints } from '../../../src/contract/parcel.desk.endpoints';
import { SendBackForm } from '../../../src/desks/warehouse/send-back-form';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const PARCEL: Omit<DeskParcel, 'items'> = {
  ...{ id: 'p1', parcelNo: 'PC300101AAAAAAAA', status: 'INSPECTED', movedAt: '2030-01-01T10:00:00Z', version: 3 },
  ...{ warehouseId: 'gz', warehouseName: 'Guangzhou', location: '', grams: null, source: null, owner: null },
  ...{ numbers: [], lengthMm: null, widthMm: null, heightMm: null, goodsKinds: [], labelText: '', remark: '' },
  ...{ receivedAt: null, stockedInAt: null, freeUntil: null, expiresAt: null, photos: [], services: [] },
  ...{ transitOrderId: null, next: 'SEND_BACK', decideBefore: null, proposals: [], giving: null, timeline: [] },
  ...{ disposeAfter: null, canDispose: false, disposals: [], doubts: [], claims: [] },
};

const order = { id: 'o1', orderNo: 'PO1', orderStatus: 'PARTIALLY_ARRIVED', finding: '' } as const;
const draw = (status: 'EXCHANGING' | 'RETURNING', goingBack: number) => {
  const lamp = { id: 'i1', title: 'A lamp', image: '', options: [], quantity: 5, found: null };
  const parcel = { ...PARCEL, items: [{ ...lamp, order: { ...order, status, goingBack } }] };
  return renderUi(<SendBackForm parcel={parcel} onDone={vi.fn()} onRefused={vi.fn()} />);
};
const leave = () => screen.getByRole('button', { name: 'It leaves now' });

describe('what is sent back', () => {
  it('is asked nothing of what stays where nothing stays, however many pieces go', async () => {
    const sent = mockEndpoint(parcelDeskEndpoints.sendBack, { ...PARCEL, items: [] });
    const { user } = draw('EXCHANGING', 5);
    expect(screen.queryByText('Of what stays')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /Seller’s number/ }), 'SF1234567890123');
    await user.click(leave());
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ stays: null }));
  });

  it('leaves other pieces, which are measured before it leaves', async () => {
    const { user } = draw('RETURNING', 3);
    expect(screen.getByText('Of what stays')).toBeVisible();
    expect(leave()).toBeDisabled();
    for (const field of screen.getAllByRole('textbox')) await user.type(field, '100');
    expect(leave()).toBeEnabled();
  });
});
