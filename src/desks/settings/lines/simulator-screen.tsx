import { SettingsPage } from '../settings-page';
import { Simulator } from './simulator';

/** What goods and their way cost, on any day from today on. */
export function SimulatorScreen({ countries }: { countries: readonly string[] }) {
  return (
    <SettingsPage section="simulator">
      <Simulator countries={countries} />
    </SettingsPage>
  );
}
