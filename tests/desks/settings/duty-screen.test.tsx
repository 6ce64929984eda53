import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { shopSettingsDeskEndpoints as calls } from '../../../src/contract/shop-settings.desk.endpoints';
import { DutyScreen } from '../../../src/desks/settings/duty-screen';
import { START_RULE } from '../../../src/desks/settings/duty-rule-fields';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

it('names the country of a rule by choice, and none twice', async () => {
  const section = { version: 'version-1', values: { allowances: { us: START_RULE } }, last: null };
  const sent = mockEndpoint(calls.setDuty, section);
  const { user } = renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.edit'])}>
      <DutyScreen section={section} countries={['us', 'au']} />
    </StaffContext>,
    { url: '/operator/settings/duty' },
  );
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  const added = screen.getAllByRole('combobox', { name: 'Country' }).at(-1) as HTMLSelectElement;
  expect([...added.options].map(({ text }) => text)).toEqual(['Choose a country', 'Australia']);
  await user.selectOptions(added, 'Australia');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ values: { allowances: { us: START_RULE, au: START_RULE } } });
});
