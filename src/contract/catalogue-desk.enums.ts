/** Where a row of goods stands: on the home page, or where something is recommended beside it. */
export const GROUP_PLACES = ['PREFERRED', 'RECOMMENDED'] as const;
