import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { Approval } from '../../../src/contract/approval';
import { buyingDeskEndpoints } from '../../../src/contract/buying.desk.endpoints';
import type { Permission } from '../../../src/contract/staff-roles';
import { SavedPanel } from '../../../src/desks/buying/saved-panel';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const ASKED: Approval = {
  ...{ id: 'a1', amount: { amount: 4_200, currency: 'USD' }, note: '', askedBy: 'Mei' },
  ...{ askedAt: '2026-11-20T08:00:00Z', isMine: false, decision: null, decisionNote: '' },
  ...{ decidedBy: null, decidedAt: null },
};
const open = (asked: Approval, ...rights: Permission[]) => {
  const refused = vi.fn();
  const view = renderUi(
    <StaffContext value={staffSelf(rights)}>
      <SavedPanel id="o1" asked={asked} onDecided={() => undefined} onRefused={refused} />
    </StaffContext>,
    { url: '/operator/buying/o1' },
  );
  return { ...view, refused };
};

it('asks who decides about refunds, with the sum, and shows what there is now where it was decided', async () => {
  const sent = mockEndpoint(buyingDeskEndpoints.decideSaved, problem('STATE_CONFLICT'));
  const { user, refused } = open(ASKED, 'money.refund');
  expect(screen.getByText(/^Mei asks you to allow that \$42\.00 goes back/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Allow $42.00' }));
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({ params: { id: 'o1' }, body: { approvalId: 'a1', decision: 'APPROVED' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says to who asked, and to who may not, that it waits', () => {
  const { unmount } = open({ ...ASKED, isMine: true }, 'money.refund');
  expect(screen.getByText(/until then it does not count as bought/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  open(ASKED, 'purchase.place');
  expect(screen.queryByRole('button')).toBeNull();
});
