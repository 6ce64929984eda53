import { isDefaultRole, isPermission, ROLE_VERBS, type Permission } from '../../../contract/staff-roles';

/** Verbs of a role: of a default one the release's, of a shop's own those stored, without what only another release knows. */
export const verbsOf = (roleId: string, stored: string[] | null): readonly Permission[] => {
  if (stored) return stored.filter(isPermission);
  return isDefaultRole(roleId) ? ROLE_VERBS[roleId] : [];
};

/** The first of these verbs that is not among those that somebody has. */
export const lacking = (asked: readonly Permission[], has: readonly Permission[]): Permission | undefined =>
  asked.find((verb) => !has.includes(verb));
