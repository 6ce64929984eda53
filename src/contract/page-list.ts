/** Where Next tells a browser which pages there are. */
export const PAGE_LIST = '_buildManifest.js';
/** The same with the pages of the staff (server/start/page-list.ts). */
export const DESK_PAGE_LIST = '_deskManifest.js';

/** Whether a page, by its path without a language, is one of the staff's or of the platform's. */
export const isOfStaff = (page: string): boolean => /^\/(operator|platform)(\/|$)/.test(page);
