import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { Approval } from '../../../src/contract/approval';
import type { StaffSelf } from '../../../src/contract/operator';
import type { DeskParcel } from '../../../src/contract/parcel-desk';
import { parcelDeskEndpoints } from '../../../src/contract/parcel.desk.endpoints';
import { ClaimedGoods, OwnerAsked } from '../../../src/desks/warehouse/owner-asked';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const PARCEL: DeskParcel = {
  ...{ id: 'p1', parcelNo: 'PC300101AAAAAAAA', status: 'UNCLAIMED', movedAt: '2030-01-01T10:00:00Z', version: 3 },
  ...{ warehouseId: 'gz', warehouseName: 'Guangzhou', location: '', grams: null, source: null, owner: null },
  ...{ numbers: [], lengthMm: null, widthMm: null, heightMm: null, goodsKinds: [], labelText: '', remark: '' },
  ...{ receivedAt: null, stockedInAt: null, freeUntil: null, expiresAt: null, items: [], photos: [], services: [] },
  ...{ transitOrderId: null, next: 'MATCH', decideBefore: null, proposals: [], giving: null, timeline: [] },
  ...{ disposeAfter: null, canDispose: false, disposals: [], doubts: [], claims: [] },
};
const APPROVAL: Approval = {
  ...{ id: 'a1', amount: { amount: 30_000, currency: 'USD' }, note: 'Her name is on it', askedBy: 'Mei' },
  ...{ askedAt: '2030-01-01T10:00:00Z', isMine: false, decision: null },
  ...{ decisionNote: '', decidedBy: null, decidedAt: null },
};

function draw({
  isMine = false,
  self = staffSelf(['warehouse.unclaimed']),
}: { isMine?: boolean; self?: StaffSelf } = {}) {
  const [onDone, onRefused] = [vi.fn(), vi.fn()];
  const drawn = renderUi(
    <StaffContext value={self}>
      <OwnerAsked
        asked={{ approval: { ...APPROVAL, isMine }, name: 'Ada' }}
        parcel={PARCEL}
        {...{ onDone, onRefused }}
      />
    </StaffContext>,
  );
  return { ...drawn, onDone, onRefused };
}
const give = () => screen.queryByRole('button', { name: 'Give it to Ada' });

describe('goods that one person would give to somebody', () => {
  it('are given by another, who reads what it is about', async () => {
    const now = { ...PARCEL, status: 'RECEIVED' as const, version: 4 };
    const sent = mockEndpoint(parcelDeskEndpoints.decideOwner, now);
    const { user, onDone } = draw();
    expect(screen.getByText('Mei would give it to Ada, worth $300.00.')).toBeVisible();
    expect(screen.getByText('Her name is on it')).toBeVisible();
    expect(screen.queryByLabelText('Code from your app')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Give it to Ada' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(now));
    expect(sent[0]).toMatchObject({ params: { id: 'p1' }, body: { approvalId: 'a1', decision: 'APPROVED', note: '' } });
  });

  it('are sent back with a word, and not without one', async () => {
    const sent = mockEndpoint(parcelDeskEndpoints.decideOwner, PARCEL);
    const { user } = draw();
    expect(screen.getByRole('button', { name: 'Send it back' })).toBeDisabled();
    await user.type(screen.getByLabelText('Note to whoever asked'), 'Look at the number');
    await user.click(screen.getByRole('button', { name: 'Send it back' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ decision: 'REFUSED', note: 'Look at the number' });
  });

  it('take the code of who has a second factor', async () => {
    const sent = mockEndpoint(parcelDeskEndpoints.decideOwner, PARCEL);
    const { user } = draw({ self: { ...staffSelf(['warehouse.unclaimed']), hasSecondFactor: true } });
    await user.type(screen.getByLabelText('Code from your app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Give it to Ada' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ code: '123456' }));
  });

  it('say to who asked that they wait for somebody else, and to who may not give them nothing to press', () => {
    const mine = draw({ isMine: true });
    expect(
      screen.getByText(/You asked for it to be given to Ada, worth \$300\.00\. Somebody else decides/),
    ).toBeVisible();
    expect(give()).toBeNull();
    mine.unmount();
    draw({ self: staffSelf(['warehouse.receive']) });
    expect(screen.getByText(/Mei would give it to Ada/)).toBeVisible();
    expect(give()).toBeNull();
  });

  it('say why they were not given, and what they are now is handed on', async () => {
    mockEndpoint(
      parcelDeskEndpoints.decideOwner,
      problem('STATE_CONFLICT', { detail: 'Somebody has claimed it', data: PARCEL }),
    );
    const { user, onRefused } = draw();
    await user.click(screen.getByRole('button', { name: 'Give it to Ada' }));
    expect(await screen.findByText('Somebody has claimed it')).toBeVisible();
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('are claimed first where somebody claims them', () => {
    renderUi(<ClaimedGoods claims={2} />);
    expect(screen.getByText(/^2 people claim it\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the claims' })).toHaveAttribute('href', '/operator/claims');
  });
});
