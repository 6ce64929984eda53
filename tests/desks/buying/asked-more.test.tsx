import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeskPurchase } from '../../../src/contract/buying-desk';
import { AskedMore } from '../../../src/desks/buying/asked-more';
import { renderUi } from '../../support/render';

const price = (amount: number) => ({ cny: { amount, currency: 'CNY' }, local: { amount, currency: 'USD' } });
const order = {
  shopperName: 'Ada',
  items: [{ id: 'i1', paidFen: 1250, quantity: 2, total: price(2500) }],
  domesticFreight: price(800),
  askTerms: { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD', borne: { fen: 200, basisPoints: 100 } },
} as DeskPurchase;
const draw = (unitFen: number, freightFen: number) =>
  renderUi(<AskedMore order={order} prices={[{ id: 'i1', unitFen }]} freightFen={freightFen} />);

describe('what a shopper will be asked for more', () => {
  it('is said in their money, by the rate of the order', () => {
    draw(2050, 800);
    expect(screen.getByRole('status')).toHaveTextContent('Ada is asked for $2.24');
  });

  it('has in it what the way to the warehouse costs more', () => {
    draw(2050, 1000);
    expect(screen.getByRole('status')).toHaveTextContent('$2.52');
  });

  it('is nothing where it is so little that the shop bears it', () => {
    draw(1350, 800);
    expect(screen.getByRole('status')).toHaveTextContent(/^The shop bears so small a difference itself/);
  });

  it('is not said where it is more than any sum', () => {
    draw(1e15, 800);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
