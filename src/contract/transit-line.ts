import type * as z from 'zod/mini';
import type * as charges from './transit-charge.schemas';
import type { GOODS_KINDS } from './transit-line.enums';
import type * as schemas from './transit-line.schemas';
import type * as prices from './transit-price.schemas';

export type LineTerms = z.infer<typeof schemas.LineTerms>;
export type TransitLineVersion = z.infer<typeof schemas.TransitLineVersion>;
export type TransitLine = z.infer<typeof schemas.TransitLine>;

export type WeightRule = z.infer<typeof prices.WeightRule>;
export type LinePriceRule = z.infer<typeof prices.LinePriceRule>;
export type MeasureRule = z.infer<typeof prices.MeasureRule>;

export type Charge = z.infer<typeof charges.Charge>;
export type Condition = z.infer<typeof charges.Condition>;
export type InsuranceRule = z.infer<typeof charges.InsuranceRule>;
export type TariffRule = z.infer<typeof charges.TariffRule>;
export type GoodsKind = (typeof GOODS_KINDS)[number];
