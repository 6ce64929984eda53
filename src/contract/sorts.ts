/** Orders of search results. */
export const SORTS = ['relevance', 'price-asc', 'price-desc', 'sales'] as const;
