import { useKeptChoice } from '../../client/use-kept-choice';
import { useStaff } from '../../client/use-staff';

/** Whether a person's benches say nothing aloud, and how that is changed. */
export function useMuted(): [boolean, (isMuted: boolean) => void] {
  const [chosen, choose] = useKeptChoice('bench-muted', useStaff().id);
  return [chosen === '1', (isMuted) => choose(isMuted ? '1' : '0')];
}
