import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { ScanAnswer } from '../../../src/contract/scan';
import { warehouseDeskEndpoints } from '../../../src/contract/warehouse.desk.endpoints';
import { BenchScreen } from '../../../src/desks/warehouse/bench-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const ANSWER: ScanAnswer = {
  ...{ scanId: '1', undid: null, code: '!PASS', recognised: 'COMMAND', say: 'INSPECTED', next: {} },
  ...{ parcel: null, canUndo: true, doneToday: 1 },
};

function scan(code: string) {
  const field = screen.getByRole('textbox', { name: /Scan a parcel/ });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
const isPrimary = (name: string) => screen.getByRole('button', { name }).dataset.variant !== 'default';

describe('a bench that inspects', () => {
  it('offers the next parcel once one is judged, and to judge that one then', async () => {
    const sent = mockEndpoint(warehouseDeskEndpoints.scan, ({ body }) => {
      const { code, scanId } = body as { code: string; scanId: string };
      const say = code === '!NEXT' ? ('CLEARED' as const) : ('INSPECTED' as const);
      return { ...ANSWER, scanId, code, say };
    });
    const { user } = renderUi(
      <StaffContext value={staffSelf(['warehouse.inspect'])}>
        <BenchScreen
          asked={{ mode: 'INSPECT', warehouseId: 'gz', bench: '1' }}
          warehouses={[{ id: 'gz', name: 'Guangzhou' }]}
        />
      </StaffContext>,
    );
    // what was begun before the field was there is not heard
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isPrimary('Pass')).toBe(true);
    expect(isPrimary('Put aside')).toBe(false);
    scan('!PASS');
    expect(await screen.findByRole('button', { name: 'Next parcel' })).toBeVisible();
    expect(isPrimary('Next parcel')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next parcel' }));
    expect(await screen.findByRole('button', { name: 'Pass' })).toBeVisible();
    expect(sent.map(({ body }) => (body as { code: string }).code)).toEqual(['!PASS', '!NEXT']);
  });
});
