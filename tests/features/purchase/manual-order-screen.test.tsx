import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logOut } from '../../../src/client/end-session';
import { useSession } from '../../../src/client/session.store';
import type { Profile } from '../../../src/contract/account';
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

describe('what was written of a manual order', () => {
  const other = { ...testProfile, id: 'shopper2' };
  const openAs = (profile: Profile, about = draft) =>
    renderUi(<ManualOrderScreen draft={about} />, { url: '/manual-order', shell: { profile } });
  /** Written, and refused because the session is over. */
  async function losesSession() {
    mockEndpoint(purchaseEndpoints.createManual, problem('SESSION_EXPIRED'));
    const { user, unmount } = openAs(testProfile);
    await user.clear(field(/^What is it/));
    await user.type(field(/^What is it/), 'A brass lamp');
    await user.type(field(/^Price you saw/), '12.50');
    await user.click(submit());
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy', 'true'));
    act(() => useSession.getState().clear());
    unmount();
  }

  it('is there again after the session ended and its shopper has logged in, until it is sent', async () => {
    await losesSession();
    const sent = mockEndpoint(purchaseEndpoints.createManual, order);
    const { user, unmount } = openAs(testProfile);
    expect(field(/^What is it/)).toHaveValue('A brass lamp');
    expect(field(/^Price you saw/)).toHaveValue('12.50');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'We are on it' });
    expect(sent[0]?.body).toMatchObject({ title: 'A brass lamp', unitPriceFen: 1250 });
    unmount();
    openAs(testProfile);
    expect(field(/^Price you saw/)).toHaveValue('');
  });

  it('is not for another shopper of the same tab, and gone after one', async () => {
    await losesSession();
    openAs(other).unmount();
    openAs(testProfile);
    expect(field(/^What is it/)).toHaveValue('A lamp');
  });

  it('is not for another link', async () => {
    await losesSession();
    openAs(testProfile, { productUrl: 'https://shop.example/chair', title: 'A chair' });
    expect(field(/^What is it/)).toHaveValue('A chair');
    expect(field(/^Price you saw/)).toHaveValue('');
  });

  it('goes with who logs out on purpose', async () => {
    await losesSession();
    await logOut();
    openAs(testProfile);
    expect(field(/^What is it/)).toHaveValue('A lamp');
  });
});
