import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { DeskParcel } from '../../../src/contract/parcel-desk';
import { PERMISSIONS } from '../../../src/contract/operator.enums';
import { ParcelItems } from '../../../src/desks/warehouse/parcel-items';
import { renderUi } from '../../support/render';

type Order = NonNullable<DeskParcel['items'][number]['order']>;
const MEI = {
  id: 's1',
  name: 'Mei',
  email: 'm@x.example',
  language: 'en' as const,
  roles: [],
  permissions: [...PERMISSIONS],
};
const draw = (
  standing: Pick<Order, 'status' | 'orderStatus'>,
  found: DeskParcel['items'][number]['found'] = null,
  status: DeskParcel['status'] = 'INSPECTED',
) =>
  renderUi(
    <StaffContext value={MEI}>
      <ParcelItems
        status={status}
        items={[
          {
            ...{ id: 'i1', title: 'A lamp', image: '', options: [], quantity: 1, found },
            order: { id: 'o1', orderNo: 'PO1', finding: '', goingBack: 0, ...standing },
          },
        ]}
      />
    </StaffContext>,
  );

describe('what should be in a parcel', () => {
  it('stands as its order does until something happens to it', () => {
    draw({ status: 'ORDERED', orderStatus: 'SELLER_SHIPPED' });
    expect(screen.getByText(/Sent by the seller/)).toBeVisible();
    expect(screen.queryByText(/To buy/)).toBeNull();
  });

  it('stands for itself from then on', () => {
    draw({ status: 'QC_FAILED', orderStatus: 'PARTIALLY_ARRIVED' });
    expect(screen.getByText(/Faulty/)).toBeVisible();
    expect(screen.queryByText(/Partly arrived/)).toBeNull();
  });

  it('stands as it was found in this parcel once it was sent back, whatever came in its place', () => {
    const found = { verdict: 'FAILED', finding: 'It is damaged', decision: 'EXCHANGE' } as const;
    draw({ status: 'QC_PASSED', orderStatus: 'STOCKED_IN' }, found, 'RETURNED_TO_SELLER');
    expect(screen.getByText(/Failed: .*has it exchanged/)).toHaveTextContent('It is damaged');
    expect(screen.queryByText(/Passed/)).toBeNull();
  });
});
