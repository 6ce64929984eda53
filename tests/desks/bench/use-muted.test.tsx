import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { useMuted } from '../../../src/desks/bench/use-muted';
import { staffSelf } from '../settings/staff-self';

const benchOf = (id: string) =>
  renderHook(() => useMuted(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StaffContext value={{ ...staffSelf([]), id }}>{children}</StaffContext>
    ),
  }).result;

it('a bench that was muted stays so for that person, and for nobody else', () => {
  const mine = benchOf('m1');
  expect(mine.current[0]).toBe(false);
  act(() => mine.current[1](true));
  expect([mine.current[0], benchOf('m1').current[0], benchOf('m2').current[0]]).toEqual([true, true, false]);
  const again = benchOf('m1');
  act(() => again.current[1](false));
  expect([mine.current[0], again.current[0]]).toEqual([false, false]);
});
