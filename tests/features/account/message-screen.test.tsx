import type { MessagePage } from '../../../src/features/account/message-card';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../../src/client/session.store';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { MessageScreen } from '../../../src/features/account/message-screen';
import { AccountFrame } from '../../../src/shell/account-frame';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const message = (id: string, more: Partial<MessagePage['items'][number]> = {}) => ({
  id,
  title: `Order ${id} paid`,
  body: `We have received the payment of ${id}.`,
  link: `/my/purchase/${id}`,
  isRead: true,
  createdAt: '2030-01-01T00:00:00Z',
  ...more,
});
const pageOf = (...items: MessagePage['items']): MessagePage => ({
  items,
  total: items.length,
  pageNo: 1,
  pageSize: 20,
});
const open = (page: MessagePage, unreadNotificationCount = 0) =>
  renderUi(
    <AccountFrame>
      <MessageScreen page={page} />
    </AccountFrame>,
    { url: '/my/message', shell: { profile: { ...testProfile, unreadNotificationCount } } },
  );

describe('messages', () => {
  it('are marked read one by one, and the count of the frame follows', async () => {
    const read = mockEndpoint(accountEndpoints.readNotification, {});
    const { user } = open(pageOf(message('A', { isRead: false }), message('B', { isRead: false }), message('C')), 5);
    expect(screen.getByText('5 new messages')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Mark as read Order A paid/ }));
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
    expect(screen.getByLabelText('4 unread messages')).toBeVisible();
    expect(screen.getByText('4 new messages')).toBeVisible();
    // who follows a message has read it
    await user.click(screen.getByRole('link', { name: 'Order B paid' }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(read.map(({ params }) => params.id)).toEqual(['A', 'B']);
  });

  it('are all marked read at once, those of other pages too', async () => {
    const read = mockEndpoint(accountEndpoints.readNotifications, {});
    const { user } = open(pageOf(message('A', { isRead: false })), 7);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('You have read them all.')).toBeVisible();
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryByLabelText(/unread/)).toBeNull();
    expect(useSession.getState().profile?.unreadNotificationCount).toBe(0);
    expect(read).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('keep their marks and their count where marking them fails', async () => {
    mockEndpoint(accountEndpoints.readNotifications, problem('UNAVAILABLE', { detail: 'The shop is busy.' }));
    const { user } = open(pageOf(message('A', { isRead: false })), 1);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('The shop is busy.')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(useSession.getState().profile?.unreadNotificationCount).toBe(1);
  });

  it('that are read ask nothing of the shop, and show tenant time', () => {
    open(pageOf(message('A')));
    expect(screen.getByText('You have read them all.')).toBeVisible();
    expect(screen.getByText('Jan 1, 2030, 05:30')).toBeVisible();
  });

  it('lead to places in this shop only', () => {
    open(
      pageOf(
        message('A'),
        message('B', { link: '//elsewhere.example' }),
        message('C', { link: 'https://elsewhere.example' }),
        message('D', { link: null }),
      ),
    );
    const articles = screen.getAllByRole('article');
    expect(articles.map((card) => card.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
      '/my/purchase/A',
      null,
      null,
      null,
    ]);
  });

  it('have pages', () => {
    open({ ...pageOf(message('A')), total: 45, pageNo: 2 });
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/my/message?page=3');
  });

  it('say what will come where there are none', () => {
    open(pageOf());
    expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });
});
