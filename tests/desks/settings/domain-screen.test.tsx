import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { Domains } from '../../../src/contract/domain-settings';
import { domainSettingsDeskEndpoints as calls } from '../../../src/contract/domain-settings.desk.endpoints';
import { DomainScreen } from '../../../src/desks/settings/domain-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const ONE: Domains = {
  canAdd: true,
  items: [
    {
      domain: 'www.bay.example',
      state: 'PENDING',
      faults: [],
      isMain: true,
      txt: { name: '_sampan.www.bay.example', value: 'sampan=abc' },
      cname: { name: 'www.bay.example', value: 'bay.shop.example' },
    },
  ],
};
const open = (read: Domains) =>
  renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.edit'])}>
      <DomainScreen read={read} />
    </StaffContext>,
    { url: '/operator/settings/domain' },
  );

it('a host shows its records, and after a look what is missing of them', async () => {
  const [item] = ONE.items;
  mockEndpoint(calls.check, { canAdd: true, items: item ? [{ ...item, state: 'INVALID', faults: ['CNAME'] }] : [] });
  const { user } = open(ONE);
  expect(screen.getByText('sampan=abc', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look now' }));
  expect(await screen.findByText('The host does not lead here yet.')).toBeVisible();
});

it('one that is another shop’s is refused beside what was typed', async () => {
  mockEndpoint(calls.add, problem('INVALID', { errors: [{ path: 'domain', code: 'taken' }] }));
  const { user } = open({ canAdd: true, items: [] });
  await fillIn(user, screen.getByRole('textbox', { name: 'Host' }), 'theirs.example');
  await user.click(screen.getByRole('button', { name: 'Add the host' }));
  expect(await screen.findByText('This host already belongs to a shop.')).toBeVisible();
});

it('is removed after a question that names it', async () => {
  const sent = mockEndpoint(calls.remove, { canAdd: true, items: [] });
  const { user } = open(ONE);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove www.bay.example?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
