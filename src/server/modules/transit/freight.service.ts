import type { FreightEstimate } from '../../../contract/catalog';
import type { ShipmentEstimate } from '../../../contract/shipment';
import { quoteLines } from '../../../contract/transit-cures';
import { NO_DISCOUNTS } from '../../../contract/transit-discounts';
import { atMost, type EstimatedBoxes } from '../../../contract/transit-estimate';
import { parcelsOf } from '../../../contract/transit-goods';
import { dearInsurance, insurableOf, isInsurable } from '../../../contract/transit-insurance';
import type { GoodsKind } from '../../../contract/transit-line';
import { quoteTransit } from '../../../contract/transit-quote';
import type { ShopTerms, TransitRequest } from '../../../contract/transit-request';
import { LIMITS } from '../../../contract/limits';
import { countCaller } from '../../kernel/caller-limit';
import type { Ctx } from '../../kernel/context';
import { countAttempt } from '../../kernel/rate-limit';
import { localize } from '../../kernel/tenant-record';
import { lineHistories } from './line-history.service';
import { offeredLines } from './offered.service';
import { estimateOf, type QuotedLine, type Words } from './shown-quote.rules';

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
 * and millimetres of a piece; a size not given counts nothing. Packing is counted in, as it is for a cart.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function estimateFreight(ctx: Ctx, asked: Asked): Promise<FreightEstimate[]> {
  await countEstimate(ctx);
  const { tenant } = ctx;
  const [lines, linesFrom] = await Promise.all([offeredLines(ctx), lineHistories(ctx)]);
  const { boxes, historyOf } = linesFrom(undefined);
  const shop = { money: tenant, packing: [], storage: null };
  const quoted = groupsOf(lines, asked.country).map((group) =>
    quoteLines(group.lines, requestOf(asked, group.country, boxes(1)), shop),
  );
  const shown = (quotes: Parameters<typeof estimateOf>[0][]) =>
    quotes.map((quote) => estimateOf(quote, lines, tenant, { say: sayingTo(ctx), historyOf }));
  const taken = shown(quoted.flatMap(({ quotes }) => quotes));
  return [
    ...taken.sort((a, b) => (a.total?.amount ?? 0) - (b.total?.amount ?? 0)),
    ...shown(quoted.flatMap(({ refused }) => refused)),
  ];
}

/** Each answer is a price for each line and for each cure of it: nobody asks faster than they can read. @throws AppError TOO_MANY_REQUESTS */
export async function countEstimate(ctx: Ctx): Promise<void> {
  const rate = { max: LIMITS.estimatesAMinute, windowSeconds: 60 };
  if (ctx.user) await countAttempt(ctx, { key: `estimate:${ctx.user.shopperId}`, ...rate });
  else await countCaller(ctx, { name: 'estimate', ...rate });
}

/** The same of things that are to go together and are not packed yet. */
export async function estimateTogether(
  ctx: Ctx,
  request: TransitRequest,
  shop: ShopTerms,
  words: Omit<Words, 'say'>,
): Promise<ShipmentEstimate['lines']> {
  const lines = (await offeredLines(ctx)).filter(goesTo(request.country));
  const say = sayingTo(ctx);
  const { quotes, refused } = quoteLines(lines, request, shop);
  return [...quotes, ...refused].flatMap((quote) => {
    const line = lines.find(({ name }) => name === quote.lineName);
    if (!line) return [];
    const heavier = quote.total && quoteTransit(line, { ...request, boxes: quote.boxes.map(atMost) }, shop);
    const { cover, remark } = line.terms;
    const dear = dearInsurance(line.terms, insurableOf(request.parcels), shop.money);
    return {
      ...estimateOf(quote, lines, ctx.tenant, { ...words, say }),
      atMost: heavier?.total?.local ?? null,
      cover: dear ? '' : say(cover),
      dearInsurance: dear,
      remark: say(remark),
    };
  });
}

/** What the lines to a country do beside carrying for goods of this worth, where they are asked; each once. */
export async function lineWishes(ctx: Ctx, { country, worthFen }: { country: string; worthFen: number }) {
  const lines = (await offeredLines(ctx)).filter(goesTo(country));
  const services = lines.flatMap(({ terms }) => terms.services).filter(({ isForced }) => !isForced);
  const say = sayingTo(ctx);
  return {
    services: [...new Map(services.map(({ code, name }) => [code, { code, name: say(name) || code }])).values()],
    isInsurable: lines.some(({ terms }) => isInsurable(terms, worthFen, ctx.tenant)),
  };
}

const sayingTo =
  ({ tenant, locale }: Ctx): Words['say'] =>
  (text) =>
    localize(text, locale, tenant);

const goesTo =
  (country: string) =>
  ({ terms }: QuotedLine) =>
    terms.zone.countries.some((code) => code.toLowerCase() === country.toLowerCase());

/** Lines to the country asked for; where none is, each line to a country of its own. */
function groupsOf<L extends QuotedLine>(lines: L[], country: string | undefined): { country: string; lines: L[] }[] {
  if (country === undefined)
    return lines.map((line) => ({ country: line.terms.zone.countries[0] ?? '', lines: [line] }));
  return [{ country, lines: lines.filter(goesTo(country)) }];
}

/** Pieces go together in one box, with what packing adds: as they would from a cart. */
function requestOf(asked: Asked, country: string, boxes: EstimatedBoxes): TransitRequest {
  const { weight, sizeLength = 0, sizeWidth = 0, sizeHeight = 0, postcode = '', pieces = 1, goodsKinds } = asked;
  const kinds = goodsKinds?.split(',') ?? ['GENERAL'];
  return {
    country,
    postcode,
    warehouse: null,
    delivery: null,
    parcels: parcelsOf([
      {
        quantity: pieces,
        unitFen: 0,
        weightGrams: weight,
        size: { lengthMm: sizeLength, widthMm: sizeWidth, heightMm: sizeHeight },
        goodsKinds: kinds as GoodsKind[],
        categories: [],
        channels: [],
      },
    ]),
    boxes,
    services: [],
    packing: [],
    insuredFen: null,
    customsFields: null,
    stored: [],
    discounts: NO_DISCOUNTS,
  };
}
