import type { FreightEstimate } from '../../../contract/catalog';
import { quoteLines } from '../../../contract/transit-cures';
import { NO_DISCOUNTS } from '../../../contract/transit-discounts';
import { NO_ALLOWANCE } from '../../../contract/transit-estimate';
import type { GoodsKind } from '../../../contract/transit-line';
import type { TransitRequest } from '../../../contract/transit-request';
import type { Ctx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { linesOf } from '../tenant/offers.service';
import { estimateOf, type QuotedLine } from './freight.rules';

interface Asked {
  weight: number;
  sizeLength?: number;
  sizeWidth?: number;
  sizeHeight?: number;
  country?: string;
  postcode?: string;
  pieces?: number;
  goodsKinds?: string;
}

/**
 * Every line of the shop that goes there: those that take the parcel, cheapest first, then the others and why not. Grams
 * and millimetres of a piece; a size not given counts nothing.
 */
export async function estimateFreight(ctx: Ctx, asked: Asked): Promise<FreightEstimate[]> {
  const { tenant, locale } = ctx;
  const lines = (await linesOf(ctx)).map(({ name, title, version: { id, terms } }) => ({ name, title, versionId: id, terms }));
  const shop = { money: tenant, packing: [], storage: null };
  const quoted = groupsOf(lines, asked.country).map((group) => quoteLines(group.lines, requestOf(asked, group.country), shop));
  const shown = (quotes: Parameters<typeof estimateOf>[0][]) =>
    quotes.map((quote) => estimateOf(quote, lines, tenant, (text) => localize(text, locale, tenant)));
  const taken = shown(quoted.flatMap(({ quotes }) => quotes));
  return [
    ...taken.sort((a, b) => (a.total?.amount ?? 0) - (b.total?.amount ?? 0)),
    ...shown(quoted.flatMap(({ refused }) => refused)),
  ];
} // prettier-ignore

/** Lines to the country asked for; where none is, each line to a country of its own. */
function groupsOf<L extends QuotedLine>(lines: L[], country: string | undefined): { country: string; lines: L[] }[] {
  if (country === undefined) return lines.map((line) => ({ country: line.terms.zone.countries[0] ?? '', lines: [line] }));
  const goesThere = (code: string) => code.toLowerCase() === country.toLowerCase();
  return [{ country, lines: lines.filter(({ terms }) => terms.zone.countries.some(goesThere)) }];
} // prettier-ignore

/** Pieces go together in one parcel, as they are. */
function requestOf(asked: Asked, country: string): TransitRequest {
  const { weight, sizeLength = 0, sizeWidth = 0, sizeHeight = 0, postcode = '', pieces = 1, goodsKinds } = asked;
  const kinds = goodsKinds?.split(',') ?? ['GENERAL'];
  const piece = {
    grams: weight,
    lengthMm: sizeLength,
    widthMm: sizeWidth,
    heightMm: sizeHeight,
    goodsKinds: kinds as GoodsKind[],
    categories: [],
    channels: [],
    valueFen: 0,
    items: 1,
    pieces: 1,
  };
  return {
    country,
    postcode,
    warehouse: null,
    delivery: null,
    parcels: Array.from({ length: pieces }, (_, at) => ({ ...piece, id: String(at + 1) })),
    boxes: { count: 1, allowance: NO_ALLOWANCE },
    services: [],
    packing: [],
    insuredFen: null,
    customsFields: null,
    stored: [],
    discounts: NO_DISCOUNTS,
  };
}
