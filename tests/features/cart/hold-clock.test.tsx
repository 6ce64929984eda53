import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HoldClock } from '../../../src/features/cart/hold-clock';
import { renderUi } from '../../support/render';

it('counts ten minutes down, whatever the clock of the shopper says, then asks once', () => {
  vi.useFakeTimers();
  vi.setSystemTime('2001-01-01T00:00:00Z');
  try {
    const onExpired = vi.fn();
    renderUi(<HoldClock onExpired={onExpired} />);
    expect(screen.getByRole('timer')).toHaveTextContent('Prices held for 10:00');
    act(() => void vi.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Prices held for 8:59');
    expect(onExpired).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(600_000));
    expect(screen.getByRole('timer')).toHaveTextContent('The ten minutes are over');
    expect(onExpired).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});
