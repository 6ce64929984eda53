import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TransitCard } from '../../../src/features/transit/transit-card';
import { TransitReceipt } from '../../../src/features/transit/transit-receipt';
import { renderUi } from '../../support/render';
import { receipt, transitOrder, usd } from './transit-fixture';

const closed = { closeReason: 'BY_SHOPPER' as const, invoice: receipt(2844), total: usd(2844) };
const shown = (over: Parameters<typeof transitOrder>[1]) => {
  cleanup();
  return renderUi(<TransitReceipt order={transitOrder('CLOSED', { ...closed, ...over })} />).container;
};

describe('the costs of a shipment that was closed before it left', () => {
  it('owe no total, and say that it was the fee for closing that was paid', () => {
    const sum = shown({ paid: usd(99) });
    expect(sum).toHaveTextContent('It would have cost$28.44');
    expect(sum).toHaveTextContent('none of this is owed');
    expect(sum).toHaveTextContent('Paid for closing it$0.99');
    expect(sum).not.toHaveTextContent('Total');
    expect(sum).not.toHaveTextContent('Paid$');
  });

  it('tell the fee from what was paid first and went back', () => {
    const sum = shown({ paid: usd(2700), refunded: usd(2601) });
    for (const row of ['Paid$27.00', 'Paid back$26.01', 'Paid for closing it$0.99']) expect(sum).toHaveTextContent(row);
  });

  it('are as they were of what left and was given up: its way is paid', () => {
    const sum = shown({ closeReason: 'GIVEN_UP', paid: usd(2844) });
    expect(sum).toHaveTextContent('Total$28.44');
    expect(sum).not.toHaveTextContent('closing');
  });

  it('are in the list what was kept, and no sum where nothing was', () => {
    const list = (paid: number) => {
      cleanup();
      const order = transitOrder('CLOSED', { ...closed, paid: usd(paid) });
      renderUi(<TransitCard order={order} country="Australia" onPay={() => undefined} />);
      return screen.getByRole('article');
    };
    expect(list(99)).toHaveTextContent('$0.99Paid for closing it');
    expect(list(0)).not.toHaveTextContent('$');
  });
});
