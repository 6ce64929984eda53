import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { settingsDeskEndpoints } from '../../../src/contract/settings.desk.endpoints';
import type { BrandSettings, LanguageSettings, Section } from '../../../src/contract/settings-desk';
import { BrandScreen } from '../../../src/desks/settings/brand-screen';
import { LanguagesScreen } from '../../../src/desks/settings/languages-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const BRAND: Section<BrandSettings> = {
  version: 'version-1',
  values: { name: { en: 'Harbour' }, slogan: {}, themeColor: '#0d7a73', serviceEmail: '', servicePhone: '' },
  last: { at: '2026-11-20T08:00:00Z', staffName: 'Lan' },
};
const LANGUAGES: Section<LanguageSettings> = {
  version: 'version-1',
  values: { defaultLanguage: 'en', supportedLanguages: ['en', 'vi'] },
  last: null,
};
const open = (page: React.ReactElement, mayEdit = true) =>
  renderUi(
    <StaffContext value={staffSelf(mayEdit ? ['settings.read', 'settings.edit'] : ['settings.read'])}>
      {page}
    </StaffContext>,
    { url: '/operator/settings/brand' },
  );
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the brand of a shop', () => {
  it('is drawn in its colour while that is chosen, with what stands out by how much', async () => {
    const { user } = open(<BrandScreen section={BRAND} />);
    const day = screen.getByRole('region', { name: 'By day' });
    expect(within(day).getByText('Add to cart')).toHaveStyle({ background: '#0d7a73' });
    expect(save()).toBeDisabled();
    await fillIn(user, screen.getByRole('textbox', { name: 'Colour of the shop' }), '#16a34a');
    expect(screen.getByText(/White text is hard to read on #16a34a/)).toBeVisible();
    for (const { textContent } of screen.getAllByText(/ : 1$/)) expect(parseFloat(textContent)).toBeGreaterThanOrEqual(4.5); // prettier-ignore
  });

  it('has no bar for who may only read it, and says all the same who changed it last', () => {
    open(<BrandScreen section={BRAND} />, false);
    expect(screen.queryByRole('group', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByText(/Last changed by Lan/)).toBeVisible();
  });

  it('is saved whole, of the version that was read', async () => {
    const values = { ...BRAND.values, name: { en: 'Bay' } };
    const sent = mockEndpoint(settingsDeskEndpoints.setBrand, { ...BRAND, values, version: 'version-2' });
    const { user, router } = open(<BrandScreen section={BRAND} />);
    expect(screen.getByText(/Last changed by Lan/)).toBeVisible();
    await fillIn(user, screen.getByRole('textbox', { name: 'Name · English' }), 'Bay');
    await user.click(save());
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/operator/settings/brand'));
    expect(sent[0]?.body).toEqual({ version: 'version-1', values });
    expect(save()).toBeDisabled();
  });

  it('keeps what was typed where somebody was faster, and saves it over theirs or shows theirs', async () => {
    const theirs = {
      ...BRAND,
      version: 'version-2',
      values: { ...BRAND.values, name: { en: 'Theirs' }, servicePhone: '+61 7' },
    };
    const sent = mockEndpoint(settingsDeskEndpoints.setBrand, problem('STATE_CONFLICT', { data: theirs }));
    const { user } = open(<BrandScreen section={BRAND} />);
    const name = () => screen.getByRole('textbox', { name: 'Name · English' });
    await fillIn(user, name(), 'Mine');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Lan changed this section meanwhile.');
    expect(name()).toHaveValue('Mine');
    await user.click(save());
    await waitFor(() =>
      expect(sent[1]?.body).toMatchObject({
        version: 'version-2',
        values: { name: { en: 'Mine' }, servicePhone: '+61 7' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Show what stands there now' }));
    expect(name()).toHaveValue('Theirs');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is only shown to who may only read', () => {
    open(<BrandScreen section={BRAND} />, false);
    expect(screen.getByRole('textbox', { name: 'Name · English' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

it('languages are put in order, switched on and off, and one stays the shop’s own', async () => {
  const sent = mockEndpoint(settingsDeskEndpoints.setLanguages, LANGUAGES);
  const { user } = open(<LanguagesScreen section={LANGUAGES} />);
  expect(screen.getByRole('checkbox', { name: 'English' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: '한국어' }));
  await user.click(screen.getByRole('button', { name: '한국어 further up' }));
  await user.click(screen.getByRole('radio', { name: '한국어 is the shop’s own language' }));
  await user.click(screen.getByRole('checkbox', { name: 'English' }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    version: 'version-1',
    values: { defaultLanguage: 'ko', supportedLanguages: ['ko', 'vi'] },
  });
});
