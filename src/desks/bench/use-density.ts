import { useKeptChoice } from '../../client/use-kept-choice';
import { useStaff } from '../../client/use-staff';

export type Density = 'comfortable' | 'compact';

/** How close the rows of a person's lists stand. */
export function useDensity(): [Density, (density: Density) => void] {
  const [chosen, choose] = useKeptChoice('desk-density', useStaff().id);
  return [chosen === 'compact' ? 'compact' : 'comfortable', choose];
}
