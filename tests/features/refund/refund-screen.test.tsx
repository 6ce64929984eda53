import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Refund } from '../../../src/contract/refund';
import { RefundScreen } from '../../../src/features/refund/refund-screen';
import { renderUi } from '../../support/render';
import { AT, refund } from './refund-fixture';

const open = (...items: Refund[]) =>
  renderUi(
    <RefundScreen
      page={{ items, total: items.length, pageNo: 1, pageSize: 10, counts: { REQUESTED: 1, REFUNDED: 2 } }}
      status={undefined}
    />,
    {
      url: '/my/refunds',
    },
  );
const cardOf = (no: string) => within(screen.getByRole('article', { name: `Refund ${no}` }));

describe('refunds', () => {
  it('say how much came back, why and where to, and lead to their order', () => {
    open(
      refund({}),
      refund({ id: '2', refundNo: 'RF2', orderKind: 'TRANSIT', orderId: 't1', orderNo: 'TO1', cause: 'COST_LESS' }),
    );
    const first = cardOf('RF1');
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('$12.34');
    expect(first.getByText('The order was closed.')).toBeVisible();
    expect(first.getByText('To your balance')).toBeVisible();
    expect(first.getByRole('link', { name: 'PO1' })).toHaveAttribute('href', '/my/purchase/o1');
    expect(cardOf('RF2').getByRole('link', { name: 'TO1' })).toHaveAttribute('href', '/my/transit/t1');
    // back at once: its chip has said so
    expect(first.queryByRole('listitem')).toBeNull();
  });

  it('show what is still ahead of money on its way, and until when a request is answered', () => {
    open(
      refund({ destination: 'PROVIDER', method: 'SANDBOX', status: 'APPROVED', steps: [{ step: 'APPROVED', at: AT }] }),
      refund({
        id: '2',
        refundNo: 'RF2',
        cause: 'ASKED',
        status: 'REQUESTED',
        steps: [{ step: 'REQUESTED', at: AT }],
        dueAt: AT,
        reason: 'Torn',
        wish: 'RETURN',
      }),
    );
    expect(cardOf('RF1').getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Approved, the money is on its way',
    );
    expect(cardOf('RF1').getByText('The money is back')).toBeVisible();
    expect(cardOf('RF2').getByText(/^You hear from us by /)).toBeVisible();
    expect(cardOf('RF2').getByText('“Torn”')).toBeVisible();
    expect(cardOf('RF2').queryByText('You asked for your money back.')).toBeNull();
    // nobody has said yet that it comes back at all
    expect(cardOf('RF2').queryByText('To your balance')).toBeNull();
  });

  it('say of what the shop owes for a loss what it is, not that it was asked for', () => {
    const steps = (['REQUESTED', 'APPROVED', 'REFUNDED'] as const).map((step) => ({ step, at: AT }));
    open(refund({ orderKind: 'TRANSIT', cause: 'LOST', steps }), refund({ id: '2', refundNo: 'RF2', cause: 'INSURED', steps })); // prettier-ignore
    expect(cardOf('RF1').getByText('A shipment was lost: what was paid for its way.')).toBeVisible();
    expect(cardOf('RF2').getByText('The insurance of the shipment pays.')).toBeVisible();
    expect(screen.queryByText('You asked for your money')).toBeNull();
  });

  it('are counted by state', () => {
    open();
    const tabs = within(screen.getByRole('navigation', { name: 'Refunds by state' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent?.replace(/\D/g, ''))).toEqual([
      '3',
      '1',
      '0',
      '2',
      '0',
    ]);
  });

  it('say so where there are none', () => {
    open();
    expect(screen.getByText('No refunds here')).toBeVisible();
  });
});
