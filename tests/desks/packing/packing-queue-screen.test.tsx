import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { QueuedTransit } from '../../../src/contract/packing-desk';
import { readAsked } from '../../../src/desks/bench/index-query';
import { PACKING_INDEX } from '../../../src/desks/packing/load-packing';
import { PackingQueueScreen } from '../../../src/desks/packing/packing-queue-screen';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const now = '2030-01-04T10:00:00Z';
const shipment = (id: string, toFetch: number): QueuedTransit => ({
  ...{ id, orderNo: `TO-${id}`, status: 'PAID', mode: 'PAY_FIRST', movedAt: now, line: 'Air', country: 'au' },
  ...{ shopperName: 'Ada', lease: null, heldNote: '', parcels: 2, toFetch, grams: 900, places: ['A-1'] },
});
const waiting = { toPack: 0, late: 0, mine: 0, packing: 0, atShopper: 0, toSend: 2, held: 0 };
const open = (items: QueuedTransit[], view: string) =>
  renderUi(
    <StaffContext value={staffSelf(['packing.pick'])}>
      <PackingQueueScreen list={{ items, next: null, waiting }} asked={readAsked(PACKING_INDEX, { view })} now={now} />
    </StaffContext>,
    { url: `/operator/packing?view=${view}` },
  );

describe('the queue of packers', () => {
  it('selects nothing where all is packed: there is nothing to be fetched', () => {
    open([shipment('a', 0), shipment('b', 0)], 'toSend');
    expect(screen.getByText('TO-a')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('offers a pick list once one of those selected lies on its shelves', async () => {
    const { user } = open([shipment('a', 0), shipment('b', 2)], 'held');
    await user.click(screen.getByRole('checkbox', { name: 'TO-a' }));
    expect(screen.queryByRole('button', { name: 'Pick list' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'TO-b' }));
    expect(screen.getByRole('button', { name: 'Pick list' })).toBeVisible();
  });
});
