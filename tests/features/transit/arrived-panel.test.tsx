import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ThreadDetail } from '../../../src/contract/thread';
import { threadEndpoints } from '../../../src/contract/thread.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { ArrivedPanel } from '../../../src/features/transit/arrived-panel';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testTenant } from '../../support/test-shell';
import { transitOrder } from './transit-fixture';

const AT = '2026-11-20T08:00:00.000Z';
const said: ThreadDetail = {
  ...{ id: 't1', subjectKind: 'TRANSIT', subjectId: 'o1', reference: 'TO1', isDone: false, answerBy: null },
  ...{ lastAt: AT, lastText: 'It did not come', lastIsMine: true, unread: 0, messages: [], hasOlder: false },
};

describe('what was delivered', () => {
  it.each(['OUT_FOR_DELIVERY', 'COMPLETED'] as const)('is not asked about while it is %s', (status) => {
    renderUi(<ArrivedPanel order={transitOrder(status)} onChanged={vi.fn()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is all there: that comes first, and is asked once more', async () => {
    const sent = mockEndpoint(transitEndpoints.complete, transitOrder('COMPLETED'));
    const onChanged = vi.fn();
    const actions = [{ name: 'COMPLETE' as const, effect: 'ENDS' as const, fee: null, until: null }];
    const { user } = renderUi(<ArrivedPanel order={transitOrder('DELIVERED', { actions })} onChanged={onChanged} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Everything has arrived',
      'Something is missing or broken',
      'It did not come',
    ]);
    await user.click(screen.getByRole('button', { name: 'Everything has arrived' }));
    expect(sent).toHaveLength(0);
    const dialog = within(await screen.findByRole('dialog', { name: 'Has everything arrived?' }));
    await user.click(dialog.getByRole('button', { name: 'Everything has arrived' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(sent.map(({ params }) => params)).toEqual([{ id: 't1' }]);
  });

  it.each([
    ['a claim on it runs', { claim: { status: 'REQUESTED' } }, true],
    ['something is the matter', { trouble: { kind: 'LOST' } }, true],
    ['its claim was refused', { claim: { status: 'REJECTED' } }, false],
  ])('is not asked for first that all is there while %s', (_, change, isLast) => {
    const actions = [{ name: 'COMPLETE' as const, effect: 'ENDS' as const, fee: null, until: null }];
    const order = transitOrder('DELIVERED', { actions, ...(change as object) });
    renderUi(<ArrivedPanel order={order} onChanged={vi.fn()} />);
    const complete = screen.getByRole('button', { name: 'Everything has arrived' });
    expect(screen.getAllByRole('button').at(isLast ? -1 : 0)).toBe(complete);
    expect(complete).toHaveAttribute('data-variant', isLast ? 'default' : 'filled');
  });

  it('did not come: the shop is told, with words or without', async () => {
    const sent = mockEndpoint(threadEndpoints.write, said);
    const onChanged = vi.fn();
    const order = transitOrder('DELIVERED');
    const { user } = renderUi(<ArrivedPanel order={order} onChanged={onChanged} />);
    await user.click(screen.getByRole('button', { name: 'It did not come' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toEqual({ kind: 'TRANSIT', id: order.id, text: 'It did not come', photos: [] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is broken and not insured: the shop is told what', async () => {
    const sent = mockEndpoint(threadEndpoints.write, said);
    const { user } = renderUi(
      <ArrivedPanel order={transitOrder('DELIVERED', { canClaim: false })} onChanged={vi.fn()} />,
    );
    await user.click(screen.getByRole('button', { name: 'Something is missing or broken' }));
    await user.type(await screen.findByLabelText(/What is missing/), 'The lamp');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ text: 'Something is missing or broken\nThe lamp' });
  });

  it('is broken and insured: it is claimed on, in the same place', async () => {
    const { user } = renderUi(
      <ArrivedPanel order={transitOrder('DELIVERED', { canClaim: true })} onChanged={vi.fn()} />,
    );
    await user.click(screen.getByRole('button', { name: 'Something is missing or broken' }));
    expect(await screen.findByRole('dialog', { name: 'Claim on the insurance' })).toBeVisible();
    expect(screen.getByLabelText(/Pictures/)).toBeRequired();
    expect(screen.queryByRole('region', { name: 'As we sealed it' })).toBeNull();
  });

  it('is claimed on beside each box as the shop sealed it', async () => {
    const size = {
      lengthMm: 300,
      widthMm: 200,
      heightMm: 105,
      carrier: '',
      trackingNo: '',
      state: 'DELIVERED' as const,
      sealedAt: AT,
    };
    const boxes = [
      { boxNo: 1, grams: 1240, ...size, photos: ['/box-1.webp', '/seal-1.webp'] },
      { boxNo: 2, grams: 800, ...size, photos: [] },
    ];
    const order = transitOrder('DELIVERED', { canClaim: true, boxes });
    const { user } = renderUi(<ArrivedPanel order={order} onChanged={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Something is missing or broken' }));
    const proof = within(await screen.findByRole('region', { name: 'As we sealed it' }));
    expect(proof.getByText(/1\.24 kg · 30 × 20 × 10\.5 cm/)).toBeVisible();
    expect(proof.getByText(/0\.8 kg/)).toBeVisible();
    expect(proof.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
      '/box-1.webp',
      '/seal-1.webp',
    ]);
  });

  it('is broken and insured at a shop that keeps no balance to pay to: the shop is told', async () => {
    const tenantPreference = { ...testTenant.tenantPreference, supportBalancePay: false };
    const shell = { tenant: { ...testTenant, tenantPreference } };
    const order = transitOrder('DELIVERED', { canClaim: true });
    const { user } = renderUi(<ArrivedPanel order={order} onChanged={vi.fn()} />, { shell });
    await user.click(screen.getByRole('button', { name: 'Something is missing or broken' }));
    expect(await screen.findByRole('dialog', { name: 'Something is missing or broken' })).toBeVisible();
  });
});
