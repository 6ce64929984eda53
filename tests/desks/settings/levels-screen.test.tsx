import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { settingsDeskEndpoints } from '../../../src/contract/settings.desk.endpoints';
import { LevelsScreen } from '../../../src/desks/settings/levels-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

it('the levels of shoppers are added, named and saved together', async () => {
  const values = { levels: [{ id: 'silver', name: { en: 'Silver' }, from: 10_000 }] };
  const sent = mockEndpoint(settingsDeskEndpoints.setLevels, { version: 'of-just-now', values, last: null });
  const { user } = renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.edit'])}>
      <LevelsScreen section={{ version: 'of-before', values: {}, last: null }} />
    </StaffContext>,
    { url: '/operator/settings/levels' },
  );
  expect(screen.getByText('The shop has no levels.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a level' }));
  await user.type(screen.getByRole('textbox', { name: 'Name · English' }), 'Silver');
  const from = screen.getByRole('textbox', { name: 'From' });
  await user.clear(from);
  await user.type(from, '100');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ body: { version: 'of-before', values: { levels: [{ name: { en: 'Silver' }, from: 100 }] } } }]); // prettier-ignore
});
