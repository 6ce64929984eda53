import type * as z from 'zod/mini';
import type * as schemas from './catalog.schemas';

export type ProductCard = z.infer<typeof schemas.ProductCard>;
export type Product = z.infer<typeof schemas.Product>;
export type SearchQuery = z.input<typeof schemas.SearchQuery>;
/** As it was read, with what was left out filled in. */
export type AskedSearch = z.output<typeof schemas.SearchQuery>;
export type Category = z.infer<typeof schemas.Category>;
export type SearchResult = z.infer<typeof schemas.SearchResult>;
export type FreightEstimate = z.infer<typeof schemas.FreightEstimate>;
export type ProductGroup = z.infer<typeof schemas.ProductGroup>;
export type Favorite = z.infer<typeof schemas.Favorite>;
