import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DeskParcel } from '../../../src/contract/parcel-desk';
import { parcelDeskEndpoints } from '../../../src/contract/parcel.desk.endpoints';
import { LabelForm } from '../../../src/desks/warehouse/label-form';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const PARCEL: DeskParcel = {
  ...{ id: 'p1', parcelNo: 'PC300101AAAAAAAA', status: 'UNCLAIMED', movedAt: '2030-01-01T10:00:00Z', version: 3 },
  ...{ warehouseId: 'gz', warehouseName: 'Guangzhou', location: '', grams: null, source: null, owner: null },
  ...{ numbers: [], lengthMm: null, widthMm: null, heightMm: null, goodsKinds: [], labelText: '', remark: '' },
  ...{ receivedAt: null, stockedInAt: null, freeUntil: null, expiresAt: null, items: [], photos: [], services: [] },
  ...{ transitOrderId: null, next: 'MATCH', decideBefore: null, proposals: [], giving: null, timeline: [] },
  ...{ disposeAfter: null, canDispose: false, disposals: [], doubts: [], claims: [] },
};
const draw = (onDone = vi.fn(), onRefused = vi.fn()) =>
  renderUi(<LabelForm parcel={PARCEL} onDone={onDone} onRefused={onRefused} />);

describe('the label of what is nobody’s', () => {
  it('is sent as it was read, with the weight where somebody weighed it', async () => {
    const now = { ...PARCEL, version: 4, labelText: 'Lin …7Q', grams: 640 };
    const sent = mockEndpoint(parcelDeskEndpoints.writeLabel, now);
    const onDone = vi.fn();
    const { user } = draw(onDone);
    expect(screen.getByRole('button', { name: 'Look again' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'On the label' }), ' Lin …7Q ');
    await user.type(screen.getByRole('textbox', { name: 'Grams' }), '640');
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(now));
    expect(sent[0]?.body).toEqual({ version: 3, text: 'Lin …7Q', grams: 640 });
  });

  it('stays typed where another was quicker, and says so', async () => {
    mockEndpoint(parcelDeskEndpoints.writeLabel, problem('STATE_CONFLICT', { detail: 'It moved on' }));
    const { user } = draw();
    await user.type(screen.getByRole('textbox', { name: 'On the label' }), 'Lin');
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('It moved on')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'On the label' })).toHaveValue('Lin');
  });
});
