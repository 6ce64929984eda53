/** What an upload is for. */
export const UPLOAD_CATALOGS = ['PRODUCT_SEARCH'] as const;

export const UPLOAD_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;
