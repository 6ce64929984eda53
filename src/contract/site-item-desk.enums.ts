/** What stands on the home page beside what the marketplaces sell. */
export const SITE_ITEM_KINDS = ['BANNER', 'ANNOUNCEMENT', 'CAMPAIGN'] as const;

/** HIDDEN: never published, or taken down. OVER: its time has run out. */
export const SITE_ITEM_STATES = ['HIDDEN', 'SCHEDULED', 'LIVE', 'OVER'] as const;
