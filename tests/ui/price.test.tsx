import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from '../../src/ui/price';
import { renderUi } from '../support/render';

const cny = { amount: 5900, currency: 'CNY' };

describe('Price', () => {
  it('shows what the shopper pays, and what the marketplace asks beside it', () => {
    renderUi(<Price price={{ local: { amount: 207_238, currency: 'VND' }, cny }} />);
    expect(screen.getByText('207,238')).toHaveTextContent('₫207,238');
    expect(screen.getByText('59.00')).toHaveTextContent('¥59.00');
  });

  it('keeps digits left to right', () => {
    renderUi(<Price price={{ local: { amount: 1250, currency: 'AED' }, cny }} />, { shell: { direction: 'rtl' } });
    expect(screen.getByText('12.50')).toHaveAttribute('dir', 'ltr');
  });

  it('keeps a sign with its sum, on one line', () => {
    renderUi(<Price price={{ local: { amount: 1250, currency: 'USD' }, cny }} isFrom="≈" />);
    expect(screen.getByText('12.50').parentElement?.textContent).toBe('≈\u00a0$12.50');
  });

  it('shows a yuan price once to who pays in yuan', () => {
    renderUi(<Price price={{ local: cny, cny }} />);
    expect(screen.getAllByText('59.00')).toHaveLength(1);
  });

  it('puts the sign in front of the currency', () => {
    const { container } = renderUi(<Price price={{ local: { amount: -1250, currency: 'NPR' }, cny }} />);
    expect(container.querySelector('bdi')).toHaveTextContent(/^-Rs\.\s12\.50$/);
  });
});
