import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LeaseBar } from '../../../src/desks/bench/lease-bar';
import { renderUi } from '../../support/render';

const draw = (lease: Parameters<typeof LeaseBar>[0]['lease']) => {
  const onTake = vi.fn();
  return { onTake, ...renderUi(<LeaseBar lease={lease} isRunning={false} onTake={onTake} onLeave={vi.fn()} />) };
};

describe('who is on a record', () => {
  it('is nobody until it is taken, by its button or by a key', async () => {
    const { user, onTake } = draw(null);
    expect(screen.getByRole('button', { name: 'Take it' })).toHaveAttribute('aria-keyshortcuts', 'a');
    await user.keyboard('a');
    expect(onTake).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('is taken over from a colleague by hand alone', async () => {
    const times = { since: '2030-01-01T10:00:00Z', until: '2030-01-01T10:30:00Z' };
    const { user, onTake } = draw({ ...times, staffId: 'k1', name: 'Ada', isMine: false });
    await user.keyboard('a');
    expect(onTake).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Take it over' }));
    expect(onTake).toHaveBeenCalledExactlyOnceWith(true);
  });
});
