import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { StaffContext } from '../../../src/client/use-staff';
import { serviceDeskEndpoints as desk } from '../../../src/contract/service.desk.endpoints';
import type { ServiceRecord } from '../../../src/contract/service-desk';
import type { Permission } from '../../../src/contract/staff-roles';
import { ServicesScreen } from '../../../src/desks/settings/services-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const terms = (fee: number) => ({ currency: 'CNY', charge: { per: 'ITEM' as const, fee, min: 0, max: null } });
const head = { validFrom: '2030-01-02T00:00:00Z', author: 'Anna', note: '', withdrawnBy: null };
const photos: ServiceRecord = {
  ...{ version: 'one-of-the-test', code: 'photos', kind: 'VALUE_ADDED', name: { en: 'Photos' }, remark: {} },
  ...{ isOffered: true, versions: [{ id: 'v1', ...head, state: 'IN_FORCE', terms: terms(300) }] },
};
const open = (permissions: Permission[] = ['settings.edit'], service = photos) =>
  renderUi(
    <StaffContext value={staffSelf(['settings.read', ...permissions])}>
      <ServicesScreen services={{ items: [service], currencies: ['CNY', 'USD'] }} />
    </StaffContext>,
    { url: '/operator/settings/services' },
  );

describe('services at the desk', () => {
  it('get another price from a day on, seen beside what holds before it is published', async () => {
    const dearer = { id: 'v2', ...head, state: 'TO_COME' as const, terms: terms(450) };
    const sent = mockEndpoint(desk.publish, { ...photos, version: 'two', versions: [dearer, ...photos.versions] });
    open();
    await userEvent.click(screen.getByText('Photos'));
    const price = screen.getByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '4.50');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('¥3.00 an item ¥4.50 an item');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Take it back' })).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ version: 'one-of-the-test', terms: terms(450), note: '' });
  });

  describe('in two languages', () => {
    const both = { ...photos, name: { en: 'Photos', vi: 'Ảnh' } };
    const fieldOf = (language: string) => screen.getByRole('textbox', { name: `Name · ${language}`, hidden: true });
    const unsaved = () => useUnsaved.getState().forms.length;
    beforeEach(() => useUnsaved.setState({ forms: [] }));

    it('are saved once they are, whichever language the answer gives first', async () => {
      const sent = mockEndpoint(desk.setHead, { ...both, version: 'two', name: { vi: 'Ảnh', en: 'Pictures' } });
      const { user } = open(['settings.edit'], both);
      await user.click(screen.getByText('Photos'));
      await fillIn(user, fieldOf('English'), ' Pictures ');
      expect(unsaved()).toBe(1);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(unsaved()).toBe(0));
      expect(sent[0]?.body).toMatchObject({ name: { en: ' Pictures ', vi: 'Ảnh' } });
      // as it stands there now
      expect(fieldOf('English')).toHaveValue('Pictures');
    });

    it('are no change once what was typed is undone', async () => {
      const { user } = open(['settings.edit'], both);
      await user.click(screen.getByText('Photos'));
      await user.type(fieldOf('English'), 's');
      expect(unsaved()).toBe(1);
      await user.type(fieldOf('English'), '{Backspace}');
      expect(unsaved()).toBe(0);
      await user.clear(fieldOf('English'));
      expect(unsaved()).toBe(1);
      await user.type(fieldOf('English'), 'Photos');
      expect(unsaved()).toBe(0);
    });
  });

  it('are only looked at by who may not set them', () => {
    open([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
