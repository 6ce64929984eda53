import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { DeskDay } from '../../../src/contract/day-desk';
import { DaysScreen } from '../../../src/desks/money/days-screen';
import { DAYS_INDEX } from '../../../src/desks/money/load-days';
import { readAsked } from '../../../src/desks/bench/index-query';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const open: DeskDay = { id: '2030-01-04', state: 'OPEN', events: null, late: 0, signedBy: null, checkedBy: null };
const signed: DeskDay = { ...open, id: '2030-01-03', state: 'SIGNED', events: 12, late: 2, signedBy: 'Ben' };

it('days say on a card who has signed them, and stand beside their state; what is not said is left out', () => {
  renderUi(
    <StaffContext value={staffSelf(['money.read'])}>
      <DaysScreen
        list={{ items: [open, signed], next: null, waiting: { toSign: 1, toCheck: 1 } }}
        asked={readAsked(DAYS_INDEX, {})}
      />
    </StaffContext>,
    { url: '/operator/money/days' },
  );
  const cellsOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');
  const told = cellsOf(/Jan 3/).map((cell) => [cell.dataset.named ?? cell.dataset.figure ?? '', cell.textContent]);
  expect(told).toEqual([
    ['', 'Jan 3, 2030'],
    ['Signed by', 'Ben'],
    ['Checked by', ''],
    ['Events', '12'],
    ['Posted later', '2 events'],
    ['', 'Signed'],
  ]);
  expect(cellsOf(/Jan 4/).map(({ textContent }) => textContent)).toEqual(['Jan 4, 2030', '', '', '', '', 'Open']);
});
