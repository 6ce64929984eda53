import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { sourceSettingsDeskEndpoints as calls } from '../../../src/contract/source-settings.desk.endpoints';
import type { CustomsSection, SourcesSection } from '../../../src/contract/source-settings';
import { CustomsScreen } from '../../../src/desks/settings/customs-screen';
import { SourcesScreen } from '../../../src/desks/settings/sources-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const self = staffSelf(['settings.read', 'settings.edit']);
const SOURCES: SourcesSection = {
  ...{ version: 'version-1', values: { supplierCallsADay: 1_000 }, last: null },
  ...{
    known: ['own-stock', 'tmapi', 'embedded'],
    titles: { tmapi: 'TMAPI' },
    usual: [{ source: 'own-stock' }, { source: 'tmapi' }],
    spentToday: 42,
  },
};
const FIELD = { key: 'pccc', label: { en: 'PCCC' }, help: {}, example: 'P123456789012', pattern: String.raw`^P\d{12}$`, checks: [], isRequired: true, hasExpiry: false }; // prettier-ignore
const CUSTOMS: CustomsSection = { version: 'version-1', values: {}, last: null, usual: { kr: [FIELD] } };

it('says who is asked as the server chooses, and lets the shop say it row by row', async () => {
  const sent = mockEndpoint(calls.setSources, SOURCES);
  const { user } = renderUi(
    <StaffContext value={self}>
      <SourcesScreen section={SOURCES} />
    </StaffContext>,
    { url: '/operator/settings/sources' },
  );
  expect(screen.getByText('Our own stock → TMAPI')).toBeVisible();
  expect(screen.getByText('42 today')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /as this server chooses/ }));
  const row = within(screen.getByRole('group', { name: 'TMAPI' }));
  await user.click(row.getByRole('checkbox', { name: '1688' }));
  await user.click(row.getByRole('checkbox', { name: 'Search by words' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    version: 'version-1',
    values: {
      marketplaceSources: [
        { source: 'own-stock' },
        { source: 'tmapi', channels: ['ALIBABA'], capabilities: ['search'] },
      ],
      supplierCallsADay: 1_000,
    },
  });
  // nobody but the staff sees where goods come from
  expect(await screen.findByText('Saved: it holds from now on. Shoppers see nothing of it.')).toBeVisible();
});

it('begins a country with what is known of it, and says where an example does not look like its number', async () => {
  const sent = mockEndpoint(calls.setCustoms, CUSTOMS);
  const { user } = renderUi(
    <StaffContext value={self}>
      <CustomsScreen section={CUSTOMS} countries={['kr', 'au']} />
    </StaffContext>,
    { url: '/operator/settings/customs' },
  );
  const known = screen.getByRole('region', { name: 'What is asked in the other countries' });
  expect(known).toHaveTextContent('South KoreaPCCCAustraliano number');
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Australia');
  expect(screen.queryByRole('textbox', { name: 'Example' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'South Korea');
  expect(known).not.toHaveTextContent('South Korea');
  const example = await screen.findByRole('textbox', { name: 'Example' });
  expect(example).toHaveValue('P123456789012');
  await fillIn(user, example, '123');
  expect(screen.getByText('The example does not look like that.')).toBeVisible();
  await fillIn(user, example, 'P000000000001');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    version: 'version-1',
    values: { customsFields: { kr: [{ ...FIELD, example: 'P000000000001' }] } },
  });
});
