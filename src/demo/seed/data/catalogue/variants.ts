import { SELLING_VARIANTS } from './selling-variants';
import { STYLE_VARIANTS } from './style-variants';

/**
 * What sets one offer of a kind apart from the next. All are phrases that can follow any title after a comma, so that
 * no language has to agree them with the noun.
 */
export const VARIANTS = { ...STYLE_VARIANTS, ...SELLING_VARIANTS };
export type Variant = keyof typeof VARIANTS;
