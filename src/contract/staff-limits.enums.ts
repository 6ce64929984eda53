/** Roles that have a day of their own: those of the default set, and all that a shop has made itself. */
export const LIMITED_ROLES = ['owner', 'manager', 'finance', 'other'] as const;
