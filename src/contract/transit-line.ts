import type * as z from 'zod/mini';
import type * as schemas from './transit-line.schemas';
import type * as prices from './transit-price.schemas';

export type LineTerms = z.infer<typeof schemas.LineTerms>;
export type TransitLineVersion = z.infer<typeof schemas.TransitLineVersion>;
export type TransitLine = z.infer<typeof schemas.TransitLine>;

export type WeightRule = z.infer<typeof prices.WeightRule>;
export type LinePriceRule = z.infer<typeof prices.LinePriceRule>;
export type MeasureRule = z.infer<typeof prices.MeasureRule>;
