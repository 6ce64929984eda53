import type { Profile } from '../contract/account';
import { useSession } from './session.store';
import { useHydrated } from './use-hydrated';
import { useShell } from './use-shell';

/** Who is logged in: what the server knew at first paint, what the session says from then on. */
export function useProfile(): Profile | null {
  const { profile } = useShell();
  const current = useSession((state) => state.profile);
  return useHydrated() ? current : profile;
}
