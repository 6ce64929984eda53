/** A whole new document: direction, fonts and all that is cached change with it, and nothing that a page holds stays. */
export const openDocument = (path: string): void => window.location.assign(path);
