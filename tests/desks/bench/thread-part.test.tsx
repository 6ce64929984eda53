import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { ThreadPart } from '../../../src/desks/bench/thread-part';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

it('keeps the room that it takes until what was said has come', async () => {
  mockEndpoint(threadDeskEndpoints.about, { thread: null });
  renderUi(
    <StaffContext value={staffSelf(['customer.read', 'customer.message'])}>
      <ThreadPart about={{ kind: 'PARCEL', id: 'a'.repeat(20) }} />
    </StaffContext>,
  );
  const part = screen.getByRole('heading', { name: 'Conversation' }).closest('section');
  expect(part).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(part).not.toHaveAttribute('aria-busy'));
  expect(screen.getByText('Nobody has written about this yet.')).toBeVisible();
});
