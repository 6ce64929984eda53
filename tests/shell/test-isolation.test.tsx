import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '../../src/client/call';
import { useCart } from '../../src/client/cart.store';
import { isLoggedIn } from '../../src/client/session.store';
import { accountEndpoints } from '../../src/contract/account.endpoints';
import { cartEndpoints } from '../../src/contract/cart.endpoints';
import { LiveShell } from '../../src/shell/live-shell';
import { mockEndpoint, problem } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { testProfile, testShell } from '../support/test-shell';

const shell = { ...testShell, profile: testProfile };

// all tests of a worker share its modules: what `ui-setup` does not put back ends the session of whoever comes next
describe('a session of one test that nobody watched', () => {
  it('ends', async () => {
    renderUi(<p>a screen without its frame</p>, { shell });
    mockEndpoint(accountEndpoints.listAddresses, problem('SESSION_EXPIRED'));
    await expect(act(() => call('GET /front/user/addresses', {}))).rejects.toThrow();
  });

  it('is not the session of the next', async () => {
    mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 2 });
    renderUi(<LiveShell shell={shell} data={{}} />, { shell });
    await waitFor(() => expect(useCart.getState().cart?.itemCount).toBe(2));
    expect(isLoggedIn()).toBe(true);
  });
});
