import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TransitReceipt } from '../../src/features/transit/transit-receipt';
import { RateNote } from '../../src/ui/rate-note';
import { receipt, transitOrder, usd } from '../features/transit/transit-fixture';
import { renderUi } from '../support/render';

const row = { code: 'line-base-open', values: {}, amount: usd(140) };
const inYuan = { lines: [{ ...row, own: { amount: 1000, currency: 'CNY' } }] };
const inDollars = { lines: [row] };

it('the rate is told where a row was priced in yuan, and nowhere else', () => {
  const { container } = renderUi(<RateNote receipts={[inDollars, inYuan]} />);
  expect(container).toHaveTextContent(/Prices come from lists in ¥/);
  cleanup();
  expect(renderUi(<RateNote receipts={[inDollars]} />).container).not.toHaveTextContent(/¥/);
});

it('so it is of the receipt of a shipment', () => {
  const shown = (lines: typeof inYuan.lines | typeof inDollars.lines) => {
    cleanup();
    renderUi(<TransitReceipt order={transitOrder('PAID', { invoice: { ...receipt(140), lines } })} />);
    return screen.queryByText(/Sums in ¥ were changed/);
  };
  expect(shown(inYuan.lines)).toBeVisible();
  expect(shown(inDollars.lines)).toBeNull();
});
