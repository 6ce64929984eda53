import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UserWarehouse } from '../../../src/contract/warehouse';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ForecastForm } from '../../../src/features/warehouse/forecast-form';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const warehouse = { id: 'mine', name: 'Guangzhou', isDefault: true, isOpen: true } as UserWarehouse;
const names = () => screen.getAllByRole('textbox', { name: 'What it is' });
const announce = () => screen.getByRole('button', { name: 'Announce' });

async function openFold() {
  const filed = mockEndpoint(warehouseEndpoints.fileForecasts, []);
  const view = renderUi(<ForecastForm warehouses={[warehouse]} onFiled={() => undefined} />, {
    shell: { profile: testProfile },
  });
  await view.user.click(screen.getByText('What is inside'));
  await screen.findByRole('textbox', { name: 'What it is' });
  return { ...view, filed, numbers: screen.getByRole('textbox', { name: 'Tracking numbers' }) };
}

it('opens what was folded shut where something in it is refused, and leads there', async () => {
  const { user, filed, numbers } = await openFold();
  const fold = screen.getByText('What is inside').closest('details');
  await user.type(numbers, 'SF1234567890123');
  await user.type(names()[0] as HTMLElement, 'Tea pot');
  await user.click(screen.getByText('What is inside'));
  expect(fold).not.toHaveAttribute('open');
  await user.click(announce());
  const value = screen.getByRole('textbox', { name: 'Value of one, in yuan' });
  await waitFor(() => expect(value).toHaveFocus());
  expect(fold).toHaveAttribute('open');
  expect(value).toHaveAccessibleDescription(/Say what/);
  expect(filed).toEqual([]);
  // again, however often it is folded
  await user.click(screen.getByText('What is inside'));
  await user.click(announce());
  await waitFor(() => expect(value).toHaveFocus());
  expect(fold).toHaveAttribute('open');
});

it('stays shut where what is refused stands above it', async () => {
  const { user, numbers } = await openFold();
  await user.click(screen.getByText('What is inside'));
  await user.click(announce());
  await waitFor(() => expect(numbers).toHaveFocus());
  expect(screen.getByText('What is inside').closest('details')).not.toHaveAttribute('open');
});

it('numbers its rows, of which each but the only one can go', async () => {
  const { user } = await openFold();
  expect(screen.queryByRole('button', { name: /^Remove thing/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add another thing' }));
  await user.type(names()[0] as HTMLElement, 'Tea pot');
  await user.type(names()[1] as HTMLElement, 'Cup');
  expect(screen.getByRole('group', { name: 'Thing 2' })).toContainElement(names()[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Remove thing 1' }));
  expect(names().map((field) => (field as HTMLInputElement).value)).toEqual(['Cup']);
  expect(names()[0]).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Remove thing/ })).toBeNull();
});

it('is said for each of the numbers', async () => {
  await openFold();
  expect(screen.getByText(/It goes for each of the numbers\./)).toBeVisible();
});
