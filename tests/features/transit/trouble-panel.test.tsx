import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import type { TransitOrderDetail } from '../../../src/contract/transit';
import { TroublePanel } from '../../../src/features/transit/trouble-panel';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { transitOrder } from './transit-fixture';

const AT = '2026-11-20T08:00:00.000Z';
const UNTIL = '2026-12-04T08:00:00.000Z';
const SEND = { name: 'SEND_PAPERS', effect: 'GOES_ON', fee: null, until: UNTIL } as const;
const GIVE_UP = { name: 'GIVE_UP', effect: 'ENDS', fee: null, until: UNTIL } as const;
const SEIZED = {
  kind: 'SEIZED',
  note: 'No invoice',
  at: AT,
  papers: null,
  goods: { amount: 3600, currency: 'USD' },
  loss: null,
} as const;

function open(trouble: NonNullable<TransitOrderDetail['trouble']>, actions: TransitOrderDetail['actions']) {
  const onChanged = vi.fn();
  const order = transitOrder('SEIZED', { trouble, actions });
  return { onChanged, ...renderUi(<TroublePanel order={order} trouble={trouble} onChanged={onChanged} />) };
}

describe('a shipment that customs have taken', () => {
  it('asks for papers until a day, in the words of customs', () => {
    open(SEIZED, [SEND, GIVE_UP]);
    expect(screen.getByText(/by .*Dec.* 2026/)).toBeVisible();
    expect(screen.getByText('Customs writes: No invoice')).toBeVisible();
    expect(screen.getByLabelText(/Pictures of the papers/)).toBeRequired();
  });

  it('is given up only once that is meant', async () => {
    const sent = mockEndpoint(transitEndpoints.decide, transitOrder('CLOSED'));
    const { user, onChanged } = open(SEIZED, [SEND, GIVE_UP]);
    await user.click(screen.getByRole('button', { name: 'Give up the shipment' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/nothing that was paid comes back/)).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Give up the shipment' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({ choice: 'GIVE_UP' });
  });

  it('says what was sent and asks no more', () => {
    const papers = { words: 'The receipt', photos: ['/a.jpg'], at: AT };
    open({ ...SEIZED, papers }, [GIVE_UP]);
    expect(screen.getByText('Your papers are with us')).toBeVisible();
    expect(screen.getByText('The receipt')).toBeVisible();
    expect(screen.getByRole('img', { name: /Photo 1 of 1/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the papers' })).toBeNull();
  });

  it('keeps what is written with the papers as long as they are not sent', async () => {
    const order = transitOrder('SEIZED', { trouble: SEIZED, actions: [SEND] });
    const panel = <TroublePanel order={order} trouble={SEIZED} onChanged={vi.fn()} />;
    const { user, unmount } = renderUi(panel, { shell: { profile: testProfile } });
    await user.type(screen.getByLabelText(/What you send/), 'The receipt');
    unmount();
    renderUi(panel, { shell: { profile: testProfile } });
    await waitFor(() => expect(screen.getByLabelText(/What you send/)).toHaveValue('The receipt'));
  });
});
