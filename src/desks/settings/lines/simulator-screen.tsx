import { SettingsPage } from '../settings-page';
import { Simulator } from './simulator';

/** What goods and their way cost, on any day from today on. */
export function SimulatorScreen() {
  return (
    <SettingsPage section="simulator">
      <Simulator />
    </SettingsPage>
  );
}
