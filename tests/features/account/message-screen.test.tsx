import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSession } from '../../../src/client/session.store';
import { accountEndpoints } from '../../../src/contract/account';
import { MessageScreen, type MessagePage } from '../../../src/features/account/message-screen';
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
  it('are marked read by looking at them; the count leaves the frame, the marks stay for this visit', async () => {
    const read = mockEndpoint(accountEndpoints.readNotifications, {});
    open(pageOf(message('A', { isRead: false }), message('B')), 1);
    expect(screen.getByText('1 new message')).toBeVisible();
    expect(screen.getByLabelText('1 unread message')).toBeVisible();
    await waitFor(() => expect(useSession.getState().profile?.unreadNotificationCount).toBe(0));
    expect(screen.queryByLabelText('1 unread message')).toBeNull();
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(read).toHaveLength(1);
  });

  it('keep their count where marking them fails', async () => {
    const read = mockEndpoint(accountEndpoints.readNotifications, problem('UNAVAILABLE'));
    open(pageOf(message('A', { isRead: false })), 1);
    await waitFor(() => expect(read).toHaveLength(1));
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
