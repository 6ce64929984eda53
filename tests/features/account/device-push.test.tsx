import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushEndpoints } from '../../../src/contract/push.endpoints';
import { DevicePush } from '../../../src/features/account/device-push';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { BROWSER } from '../../support/push/browser';

/** A browser that can be told, and what its owner says when asked. */
function browserOf(permission: NotificationPermission, answer: NotificationPermission = permission) {
  let subscription: object | null = null;
  const { endpoint, ...keys } = BROWSER;
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((subscription = null), true) };
  const manager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn<(wanted: PushSubscriptionOptionsInit) => Promise<object>>(async () => (subscription = made)),
  };
  const requestPermission = vi.fn(async () => {
    stub.permission = answer;
    return answer;
  });
  const stub = { permission, requestPermission };
  vi.stubGlobal('Notification', stub);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager: manager }) },
  });
  return { requestPermission, manager };
}

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('news on this device', () => {
  it('are asked for by the button alone, and told to the server', async () => {
    const { requestPermission, manager } = browserOf('default', 'granted');
    mockEndpoint(pushEndpoints.listDevices, { publicKey: BROWSER.p256dh, ids: [] });
    const saved = mockEndpoint(pushEndpoints.saveDevice, {});
    renderUi(<DevicePush />);
    const button = await screen.findByRole('button', { name: 'Notify this device' });
    await vi.waitFor(() => expect(button).toBeEnabled());
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(button);
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ body: BROWSER });
    expect(manager.subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true });
  });

  it('are said to be blocked where they are', async () => {
    browserOf('denied');
    renderUi(<DevicePush />);
    expect(await screen.findByText(/Notices are blocked for this shop/)).toBeInTheDocument();
  });

  it('are not offered by a browser that knows none', () => {
    renderUi(<DevicePush />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
