/** Of the groups of states, the one in which a state stands. */
export const groupOf = <Group extends string>(
  groups: Record<Group, readonly string[]>,
  status: string | undefined,
): Group | undefined =>
  status === undefined ? undefined : (Object.keys(groups) as Group[]).find((group) => groups[group].includes(status));

/** How many stand in the states of a group. */
export const countIn = (states: readonly string[], counts: Record<string, number | undefined>): number =>
  states.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
