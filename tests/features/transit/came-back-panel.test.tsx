import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { CameBackPanel } from '../../../src/features/transit/came-back-panel';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { transitOrder } from './transit-fixture';

const UNTIL = '2026-12-04T08:00:00.000Z';
const RESTOCK = { name: 'RESTOCK', effect: 'PARCELS_FREE', fee: null, until: UNTIL } as const;

function open() {
  const sent = mockEndpoint(transitEndpoints.decide, transitOrder('CLOSED'));
  const onChanged = vi.fn();
  const order = transitOrder('RETURNED', { actions: [RESTOCK] });
  return { sent, onChanged, ...renderUi(<CameBackPanel order={order} onChanged={onChanged} />) };
}
const press = (name: string) => screen.getByRole('button', { name });

describe('a shipment that came back', () => {
  it('is put back into store, until a day, once that is meant', async () => {
    const { user, sent, onChanged } = open();
    expect(screen.getByText(/by Dec 4, 2026/)).toBeVisible();
    await user.click(press('Put them back into store'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/this shipment is over/)).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Put them back into store' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({ choice: 'RESTOCK' });
  });

  it('is shipped anew with its parcels chosen', async () => {
    const { user, sent, router } = open();
    await user.click(press('Ship them again'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/my/transit/new?parcels=a'));
    expect(sent).toHaveLength(1);
  });

  it('is thrown away only once that is meant', async () => {
    const { user, sent } = open();
    await user.click(press('Throw them away'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Throw it away' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ choice: 'DISPOSE' }));
  });
});
