import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import words from '../../../public/locales/en/operator.json';
import { StaffContext } from '../../../src/client/use-staff';
import type { Section } from '../../../src/contract/settings-desk';
import { shopSettingsDeskEndpoints as calls } from '../../../src/contract/shop-settings.desk.endpoints';
import type { OfferSettings } from '../../../src/contract/shop-settings';
import { SHOP_SWITCHES } from '../../../src/contract/tenant.enums';
import { OfferScreen } from '../../../src/desks/settings/offer-screen';
import { EVERYTHING_ON } from '../../../src/mock/fixtures/tenant';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const values: OfferSettings = {
  preference: { ...EVERYTHING_ON, demoAccounts: false },
  ...{ timezoneOffset: 8, countryCode: 'au', countries: ['au'], searchPlaceholder: {}, returnOrigins: [] },
};
const SECTION: Section<OfferSettings> = { version: 'version-1', values, last: null };

it('turns each switch that a shop has, and none of who runs the server', async () => {
  const sent = mockEndpoint(calls.setOffer, SECTION);
  const { user } = renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.edit'])}>
      <OfferScreen section={SECTION} />
    </StaffContext>,
    { url: '/operator/settings/offer' },
  );
  const parts = screen.getByRole('region', { name: words.settings.offer.parts });
  const said: Record<string, string> = words.settings.offer.switch;
  expect(within(parts).getAllByRole('checkbox')).toHaveLength(SHOP_SWITCHES.length);
  for (const name of SHOP_SWITCHES)
    expect(within(parts).getByRole('checkbox', { name: said[name] ?? `${name} has no words` })).toBeChecked();
  await user.click(within(parts).getByRole('checkbox', { name: said.showClock }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ values: { preference: { showClock: false, showCredit: true } } });
});
