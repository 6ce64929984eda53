import type * as z from 'zod/mini';
import type { LocalizedText } from '../../../../contract/fields';
import { GOODS_KINDS } from '../../../../contract/transit-line.enums';
import type { GoodsKind, LineTerms } from '../../../../contract/transit-line';
import { LineTerms as LineTermsSchema } from '../../../../contract/transit-line.schemas';
import { CARRIER_WORDS } from './carrier-words';

interface Given extends Omit<z.input<typeof LineTermsSchema>, 'zone' | 'minDays' | 'maxDays'> {
  title: LocalizedText;
  days: [min: number, max: number];
}
export interface DemoLine {
  name: string;
  title: LocalizedText;
  terms: LineTerms;
}

/** A line to the country that its name begins with. The prices are made up, in shapes that carriers have. */
export const carrierLine = (name: string, { title, days: [minDays, maxDays], ...terms }: Given): DemoLine => ({
  name,
  title,
  terms: LineTermsSchema.parse({ zone: { countries: [name.slice(0, 2).toLowerCase()] }, minDays, maxDays, ...terms }),
});

/** Every kind but these. */
export const allBut = (...kinds: GoodsKind[]): GoodsKind[] => GOODS_KINDS.filter((kind) => !kinds.includes(kind));

/** Three percent of the value, between two bounds in the line's money. */
export const insured = (min: number, max: number) => ({
  insurance: { kind: 'percent' as const, startAbove: 0, basisPoints: 300, min, max },
  cover: CARRIER_WORDS.cover,
});
