import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { catalogueDeskEndpoints as calls } from '../../../src/contract/catalogue.desk.endpoints';
import { GroupsScreen } from '../../../src/desks/content/groups-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const MUGS = { id: 'mugs', title: { en: 'Mugs' }, keyword: 'mug' };
const TEA = { id: 'tea', title: { en: 'Tea' }, categoryId: 'food' };
const open = () =>
  renderUi(
    <StaffContext value={staffSelf(['catalogue.edit'])}>
      <GroupsScreen groups={[MUGS, TEA]} categories={[{ id: 'food', name: 'Food' }]} />
    </StaffContext>,
    { url: '/operator/catalogue/groups' },
  );
const save = () => screen.getByRole('button', { name: 'Save the rows' });

describe('the rows of goods', () => {
  beforeEach(() => {
    mockEndpoint(calls.previewGroup, { products: [] });
  });

  it('are put in order by buttons, and saved as they were read', async () => {
    const sent = mockEndpoint(calls.setGroups, { groups: [TEA, MUGS] });
    const { user } = open();
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move Tea forward' }));
    await user.click(save());
    expect(await screen.findByText('Saved. Shoppers see them from now on.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { was: [MUGS, TEA], groups: [TEA, MUGS] } }]);
  });

  it('are added with a title, a wish and a time by the clock of the shop, and not before they are whole', async () => {
    const sent = mockEndpoint(calls.setGroups, { groups: [] });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    expect(screen.getByText('Without a title in the shop’s own language')).toBeVisible();
    expect(save()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Pots');
    await user.type(screen.getByRole('textbox', { name: 'Filled with what is found for' }), 'pot');
    await user.click(screen.getByRole('radio', { name: 'Recommended' }));
    await user.click(save());
    await screen.findByText('Saved. Shoppers see them from now on.');
    expect(sent).toMatchObject([{ body: { groups: [MUGS, TEA, { title: { en: 'Pots' }, keyword: 'pot', place: 'RECOMMENDED' }] } }]); // prettier-ignore
  });

  it('say that somebody else was faster, and go on with theirs where that is wished', async () => {
    mockEndpoint(calls.setGroups, problem('STATE_CONFLICT', { data: { groups: [TEA] } }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Move Tea forward' }));
    await user.click(save());
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Go on with theirs' }));
    expect(screen.queryByRole('button', { name: 'Move Mugs forward' })).toBeNull();
  });
});
