import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../../src/client/caller';
import { PinRefusal } from '../../src/ui/pin-refusal';
import { renderUi } from '../support/render';

it('says until when a pay password is locked, and where another is set', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1, 10) });
  onTestFinished(() => void vi.useRealTimers());
  const locked = new ApiError(429, 'PAY_PASSWORD_LOCKED', 'Too many wrong pay passwords.', [], undefined, 1800);
  const { rerender } = renderUi(<PinRefusal error={locked} />);
  const said = screen.getByRole('alert').textContent;
  // half an hour later, by the clock of the shop
  expect(said).toBe('Too many wrong pay passwords. You can try again on Jan 1, 2030, 16:00. Forgotten?');
  expect(screen.getByRole('link', { name: 'Forgotten?' })).toHaveAttribute('href', '/my/account#payPassword');
  // as long as it is the same refusal
  vi.setSystemTime(Date.UTC(2030, 0, 1, 11));
  rerender(<PinRefusal error={locked} />);
  expect(screen.getByRole('alert')).toHaveTextContent(said ?? '');
  rerender(<PinRefusal error={new ApiError(403, 'PAY_PASSWORD_WRONG', 'The pay password is not right.')} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The pay password is not right\.$/);
  expect(screen.queryByRole('link')).toBeNull();
});
