/** To whom a campaign is shown. NEW_SHOPPERS: logged in, and without an order so far. */
export const CAMPAIGN_AUDIENCES = ['EVERYONE', 'VISITORS', 'SHOPPERS', 'NEW_SHOPPERS'] as const;

/** How often one browser shows it. */
export const CAMPAIGN_FREQUENCIES = ['ONCE', 'DAILY', 'VISIT'] as const;
