import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify } from '../../src/client/notify';
import { renderUi } from '../support/render';

const tell = (titles: string[]) => act(async () => titles.forEach((title) => notify.success(title)));

describe('NotificationList (FRM-14)', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows five messages at most, the others when there is room (FRM-14)', async () => {
    renderUi(<p />);
    await tell(['one', 'two', 'three', 'four', 'five', 'six']);
    expect(await screen.findByText('five')).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(5);
    expect(screen.queryByText('six')).not.toBeInTheDocument();
  });

  it('closes each after 3.6 seconds (FRM-14)', async () => {
    renderUi(<p />);
    // its code comes with the first message
    await tell(['first']);
    await screen.findByText('first');
    vi.useFakeTimers();
    await tell(['second']);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('second')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(screen.getByText('second')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText('second')).not.toBeInTheDocument();
  });

  it('takes a tap for no mouse, but for one on its button (FRM-14)', async () => {
    renderUi(<p />);
    await tell(['here']);
    const isMouseKeptAway = (target: Element) => {
      const tapped = createEvent.touchEnd(target);
      fireEvent(target, tapped);
      return tapped.defaultPrevented;
    };
    expect(isMouseKeptAway(await screen.findByText('here'))).toBe(true);
    expect(isMouseKeptAway(screen.getByRole('button', { name: 'Close' }))).toBe(false);
  });

  it('closes what leads to where somebody comes, and nothing else', async () => {
    const { navigate } = renderUi(<p />, { url: '/product' });
    await act(async () => {
      notify.success('Added', undefined, '/cart');
      notify.success('Kept', undefined, '/my/favorites');
      notify.success('Copied');
    });
    expect(await screen.findByText('Added')).toBeInTheDocument();
    act(() => navigate('/my'));
    expect(screen.getByText('Added')).toBeInTheDocument();
    act(() => navigate('/cart'));
    // long before it would close by itself
    await waitFor(() => expect(screen.queryByText('Added')).toBeNull(), { timeout: 2000 });
    expect(screen.getByText('Kept')).toBeInTheDocument();
    expect(screen.getByText('Copied')).toBeInTheDocument();
  });

  it.each(['ltr', 'rtl'] as const)('stands top right, %s (FRM-14)', async (direction) => {
    renderUi(<p />, { shell: { direction } });
    await tell(['here']);
    const list = (await screen.findByText('here')).closest('[data-position]');
    expect(list).toHaveAttribute('data-position', 'top-right');
  });
});
