import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { ManualOrderScreen } from '../../../src/features/purchase/manual-order-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { manualOrder } from './purchase-fixture';

const draft = { productUrl: 'https://shop.example/lamp', title: 'A lamp' };
const open = () =>
  renderUi(<ManualOrderScreen draft={draft} />, { url: '/manual-order', shell: { profile: testProfile } });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Ask for a price' });
const order = manualOrder('m1', draft);

describe('a manual order', () => {
  it('starts with what the link told', () => {
    open();
    expect(field(/^Link to the product/)).toHaveValue(draft.productUrl);
    expect(field(/^What is it/)).toHaveValue('A lamp');
  });

  it('is sent in fen and says what happens next', async () => {
    const sent = mockEndpoint(purchaseEndpoints.createManual, order);
    const { user } = open();
    await user.type(field(/^Price you saw/), '12.50');
    expect(screen.getByText(/^About ₫/)).toBeVisible();
    await user.clear(field(/^How many/));
    await user.type(field(/^How many/), '2');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'We are on it' })).toHaveFocus();
    expect(screen.getByText(/“A lamp” has reached our buyers/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your request' })).toHaveAttribute('href', '/my/purchase/manual/m1');
    expect(sent.map(({ body }) => body)).toEqual([{ ...draft, options: '', unitPriceFen: 1250, quantity: 2 }]);
  });

  it('marks what is missing or unreadable and sends nothing', async () => {
    const sent = mockEndpoint(purchaseEndpoints.createManual, order);
    const { user } = open();
    await user.clear(field(/^What is it/));
    await user.type(field(/^Price you saw/), 'twelve');
    await user.click(submit());
    expect(field(/^What is it/)).toBeInvalid();
    expect(field(/^Price you saw/)).toHaveAccessibleDescription(/does not look right/);
    expect(sent).toEqual([]);
  });

  it('tries again with the same key, so that one wish is one order', async () => {
    let isBusy = true;
    const sent = mockEndpoint(purchaseEndpoints.createManual, () =>
      isBusy ? problem('UNAVAILABLE', { detail: 'Busy.' }) : order,
    );
    const { user } = open();
    await user.type(field(/^Price you saw/), '12.50');
    await user.click(submit());
    expect(await screen.findByText('Busy.')).toBeVisible();
    isBusy = false;
    await user.click(submit());
    await screen.findByRole('heading', { name: 'We are on it' });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});
