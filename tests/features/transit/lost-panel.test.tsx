import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import type { TransitOrderDetail } from '../../../src/contract/transit';
import { TroublePanel } from '../../../src/features/transit/trouble-panel';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { transitOrder, usd } from './transit-fixture';

const AT = '2026-11-20T08:00:00.000Z';
const UNTIL = '2026-12-20T08:00:00.000Z';
const ASKED = [
  { name: 'CLAIM', effect: 'GOES_ON', fee: null, until: UNTIL },
  { name: 'DECLINE', effect: 'ENDS', fee: null, until: UNTIL },
] as const;
type Loss = NonNullable<NonNullable<TransitOrderDetail['trouble']>['loss']>;
const OPEN: Loss = {
  owed: usd(4200),
  isInsured: true,
  way: usd(1200),
  cover: usd(4200),
  claim: null,
  isDeclined: false,
};
const CLAIM = { refundNo: 'RF-1', status: 'REQUESTED', amount: usd(4200), dueAt: AT, note: '' } as const;

function open(loss: Loss = OPEN, actions: TransitOrderDetail['actions'] = [...ASKED]) {
  const sent = mockEndpoint(transitEndpoints.decide, transitOrder('LOST'));
  const onChanged = vi.fn();
  const trouble = { kind: 'LOST', note: '', at: AT, papers: null, goods: usd(3600), loss } as const;
  const order = transitOrder('LOST', { trouble, actions });
  const panel = <TroublePanel order={order} trouble={trouble} onChanged={onChanged} />;
  return { sent, onChanged, ...renderUi(panel, { shell: { profile: testProfile } }) };
}
const press = (name: string) => screen.getByRole('button', { name });

describe('a shipment that is lost', () => {
  it('says what is owed and until when, and is claimed in one click', async () => {
    const { user, sent, onChanged } = open();
    expect(screen.getByText(/what it was insured for/)).toBeVisible();
    expect(screen.getByText(/goods are worth \$36.00 and you paid \$12.00/)).toBeVisible();
    expect(screen.getByText(/by Dec 20, 2026, we send it for you/)).toBeVisible();
    await user.click(press('Claim $42.00'));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({ choice: 'CLAIM' });
  });

  it('is declined only once that is meant', async () => {
    const { user, sent } = open({ ...OPEN, isInsured: false, cover: usd(0) });
    expect(screen.getByText(/what you paid for a way/)).toBeVisible();
    expect(screen.getByText(/goods themselves \(\$36.00\) were not insured: for them nothing is owed/)).toBeVisible();
    await user.click(press('I claim nothing'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/nothing of the \$42.00/)).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'I claim nothing' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ choice: 'DECLINE' }));
  });

  it('says how its claim stands, and asks no more', () => {
    open({ ...OPEN, claim: CLAIM }, []);
    expect(screen.getByText('Your claim is with us')).toBeVisible();
    expect(screen.getByText(/an answer by Nov 20, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Claim RF-1' })).toHaveAttribute('href', '/my/refunds');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is claimed anew in words where the claim was refused', async () => {
    const { user } = open({ ...OPEN, claim: { ...CLAIM, status: 'REJECTED', dueAt: null, note: 'No proof' } }, []);
    expect(screen.getByText('No proof')).toBeVisible();
    await user.click(press('Claim again'));
    const why = await screen.findByLabelText(/Why you claim again/);
    expect(why).toBeRequired();
    await user.type(why, 'See the photo');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(press('Claim again'));
    expect(await screen.findByLabelText(/Why you claim again/)).toHaveValue('See the photo');
  });
});
