import { useStaff } from '../../client/use-staff';
import { SECTION_NEEDS, SETTINGS_SECTIONS, type SettingsSection } from '../../contract/desk-paths';

/** The sections that who is at the desk may open: what they may not is absent. */
export function useSections(): SettingsSection[] {
  const { permissions, off = [] } = useStaff();
  return SETTINGS_SECTIONS.filter(
    (section) =>
      permissions.includes(SECTION_NEEDS[section] ?? 'settings.read') &&
      !(section === 'domain' && off.includes('DOMAINS')),
  );
}
