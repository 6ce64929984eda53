import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Webhook, WebhookDelivery } from '../../../src/contract/webhook';
import { webhookDeskEndpoints as calls } from '../../../src/contract/webhook.desk.endpoints';
import { WebhooksPanel } from '../../../src/desks/settings/keys/webhooks-panel';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const HOOK: Webhook = {
  ...{ id: 'w1', url: 'https://erp.example/hook', kinds: ['order.paid'], isOn: true, version: 3, madeBy: 'Ada' },
  ...{ createdAt: '2026-11-01T10:00:00Z', failingSince: null, offAt: null },
};
const SENT: WebhookDelivery = {
  ...{ id: 'd1', kind: 'order.paid', state: 'GIVEN_UP', tries: 8, nextAt: null, lastStatus: 500, lastError: 'STATUS' },
  ...{ createdAt: '2026-11-02T10:00:00Z', sentAt: null },
  body: {
    ...{ id: 'evt_1', kind: 'order.paid', at: '2026-11-02T10:00:00Z' },
    subject: { kind: 'ORDER', id: 'o1', number: 'PO1' },
  },
};
const open = (items: Webhook[]) => renderUi(<WebhooksPanel read={{ items }} />, { url: '/operator/settings/keys' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the webhooks of a shop', () => {
  it('are added with what they are told, and their secret is shown once', async () => {
    const sent = mockEndpoint(calls.create, { webhook: HOOK, secret: 'whsec_abc' });
    const { user } = open([]);
    expect(screen.getByText('No webhook yet.')).toBeVisible();
    await user.click(button('Add a webhook'));
    await fillIn(user, screen.getByRole('textbox', { name: 'Address' }), HOOK.url);
    await user.click(screen.getByRole('checkbox', { name: 'An order is paid' }));
    await user.click(button('Add the webhook'));
    const shown = await screen.findByRole('status');
    expect(shown).toHaveTextContent('whsec_abc');
    expect(shown).toHaveFocus();
    expect(sent[0]?.body).toEqual({ url: HOOK.url, kinds: ['order.paid'] });
    expect(screen.getByRole('region', { name: HOOK.url })).toHaveTextContent('order.paid');
  });

  it('keep what was typed where the address is refused', async () => {
    mockEndpoint(calls.create, problem('INVALID', { errors: [{ path: 'url', code: 'invalid_format' }] }));
    const { user } = open([]);
    await user.click(button('Add a webhook'));
    await fillIn(user, screen.getByRole('textbox', { name: 'Address' }), 'http://10.0.0.1/');
    await user.click(screen.getByRole('checkbox', { name: 'An order is paid' }));
    await user.click(button('Add the webhook'));
    expect(await screen.findByText(/begins with https/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('http://10.0.0.1/');
  });

  it('show what was sent when it is unfolded, and send it again', async () => {
    mockEndpoint(calls.deliveries, { items: [SENT], next: null });
    const again = mockEndpoint(calls.again, { ...SENT, state: 'WAITING', tries: 1, nextAt: SENT.createdAt });
    const { user } = open([HOOK]);
    await user.click(screen.getByText('What was sent'));
    const row = (await screen.findByText('Given up')).closest('li') as HTMLElement;
    expect(row).toHaveTextContent('PO1');
    expect(row).toHaveTextContent('8 tries · HTTP 500');
    expect(row).toHaveTextContent('"evt_1"');
    await user.click(within(row).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(again[0]).toMatchObject({ params: { id: 'd1' } });
  });

  it('say where nothing was sent, and where it cannot be read', async () => {
    mockEndpoint(calls.deliveries, problem('UNAVAILABLE'));
    const { user } = open([HOOK]);
    await user.click(screen.getByText('What was sent'));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('are pinged, and what came of it is looked at', async () => {
    mockEndpoint(calls.deliveries, { items: [], next: null });
    const sent = mockEndpoint(calls.ping, SENT);
    const { user } = open([HOOK]);
    await user.click(button('Send a ping'));
    expect(await screen.findByText('Nothing was sent in the last thirty days.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('say since when they fail, and are turned on again where they were turned off', async () => {
    const off: Webhook = { ...HOOK, id: 'w2', url: 'https://old.example/', isOn: false, offAt: HOOK.createdAt };
    const sent = mockEndpoint(calls.change, { ...off, isOn: true, offAt: null, version: 4 });
    const { user } = open([{ ...HOOK, failingSince: HOOK.createdAt }, off]);
    expect(screen.getByRole('region', { name: HOOK.url })).toHaveTextContent('Nothing has arrived since');
    await user.click(button('Turn on'));
    await waitFor(() => expect(sent[0]).toMatchObject({ params: { id: 'w2' }, body: { isOn: true, version: 3 } }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull());
  });

  it('are removed after a question, and shown as they are where somebody was faster', async () => {
    mockEndpoint(calls.remove, problem('STATE_CONFLICT', { data: { now: { ...HOOK, kinds: ['order.closed'], version: 4 } } })); // prettier-ignore
    const { user } = open([HOOK]);
    await user.click(button('Remove'));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this webhook?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('order.closed')).toBeVisible();
  });
});
