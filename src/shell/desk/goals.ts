import { deskPaths, SETTINGS_SECTIONS } from '../../contract/desk-paths';
import type { StaffSelf } from '../../contract/operator';
import { desksFor } from './desks';

export interface Goal {
  href: string;
  /** Of its name. */
  text: string;
  /** By which it is reached from everywhere. */
  keys?: string | undefined;
}

/** Behind a `g`, by the desk’s name. */
const KEYS: Partial<Record<string, string>> = {
  ...{ home: 'h', buying: 'b', parcels: 'w', packing: 'p', deposits: 'm', customers: 'c', settings: 's' },
};

/** Where one may go by name: the desks, and what is a step further in. */
export function goalsFor({ permissions, off = [] }: Pick<StaffSelf, 'permissions' | 'off'>): Goal[] {
  const desks = desksFor(permissions, off).map(({ name, href }) => ({
    ...{ href, text: `nav.${name}` },
    keys: KEYS[name] && `g ${KEYS[name]}`,
  }));
  const kept = SETTINGS_SECTIONS.filter((section) => !(section === 'domain' && off.includes('DOMAINS')));
  const sections = permissions.includes('settings.read') ? kept : [];
  return [
    ...desks,
    ...sections.map((section) => ({ href: deskPaths.settingsOf(section), text: `settings.section.${section}` })),
    { href: deskPaths.account(), text: 'nav.account' },
  ];
}
