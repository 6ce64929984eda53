import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '../../../src/client/session.store';
import type { Profile } from '../../../src/contract/account';
import type { UserWarehouse } from '../../../src/contract/warehouse';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ForecastForm } from '../../../src/features/warehouse/forecast-form';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const warehouse = { id: 'mine', name: 'Guangzhou', isDefault: true, isOpen: true } as UserWarehouse;
const numbers = () => screen.getByRole('textbox', { name: 'Tracking numbers' });
const remark = () => screen.getByRole('textbox', { name: /^What is in them/ });
const openAs = (profile: Profile) =>
  renderUi(<ForecastForm warehouses={[warehouse]} onFiled={() => undefined} />, { shell: { profile } });

/** Pasted, and refused because the session is over. */
async function losesSession() {
  mockEndpoint(warehouseEndpoints.fileForecasts, problem('SESSION_EXPIRED'));
  const { user, unmount } = openAs(testProfile);
  await user.type(numbers(), 'SF1234567890123');
  await user.type(remark(), 'two lamps');
  act(() => useSession.getState().clear());
  unmount();
}

it('has the numbers that were pasted when the session ended, until they are announced', async () => {
  await losesSession();
  const filed = mockEndpoint(warehouseEndpoints.fileForecasts, []);
  const { user, unmount } = openAs(testProfile);
  expect(numbers()).toHaveValue('SF1234567890123');
  expect(remark()).toHaveValue('two lamps');
  await user.click(screen.getByRole('button', { name: 'Announce' }));
  await waitFor(() => expect(numbers()).toHaveValue(''));
  expect(filed[0]?.body).toMatchObject({ trackingNos: ['SF1234567890123'], remark: 'two lamps' });
  unmount();
  openAs(testProfile);
  expect(numbers()).toHaveValue('');
});

it('shows them to nobody else', async () => {
  await losesSession();
  openAs({ ...testProfile, id: 'shopper2' }).unmount();
  expect(sessionStorage).toHaveLength(0);
  openAs(testProfile);
  expect(numbers()).toHaveValue('');
});
