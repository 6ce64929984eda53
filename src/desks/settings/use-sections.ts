import { useStaff } from '../../client/use-staff';
import { SECTION_NEEDS, SETTINGS_GROUPS, type SettingsGroup, type SettingsSection } from '../../contract/desk-paths';

interface Group {
  name: SettingsGroup;
  sections: SettingsSection[];
}

/** The sections that who is at the desk may open, under their headings: what they may not is absent. */
export function useSections(): Group[] {
  const { permissions, off = [] } = useStaff();
  const isOpen = (section: SettingsSection) =>
    permissions.includes(SECTION_NEEDS[section] ?? 'settings.read') &&
    !(section === 'domain' && off.includes('DOMAINS'));
  return (Object.keys(SETTINGS_GROUPS) as SettingsGroup[])
    .map((name) => ({ name, sections: SETTINGS_GROUPS[name].filter(isOpen) }))
    .filter(({ sections }) => sections.length > 0);
}
