import type { LocalizedText, Money } from '../../../contract/fields';
import { priceIn } from '../../../contract/transit-money';
import type { TransitEstimate } from '../../../contract/transit';
import type { Advice } from '../../../contract/transit-advice';
import type { CuredQuote } from '../../../contract/transit-cures';
import { atMost } from '../../../contract/transit-estimate';
import { dearInsurance, insurableOf, isInsurable } from '../../../contract/transit-insurance';
import { quoteTransit, type TransitQuote } from '../../../contract/transit-quote';
import type { LineVersion, ShopTerms, TransitRequest } from '../../../contract/transit-request';
import { nameOf, shortList, shownReceipt, shownRefusal, type Words } from './shown-quote.rules';

/** A line as it is offered now. */
export interface OfferedVersion extends LineVersion {
  title: LocalizedText;
}
/** A way of packing, as the shop prices it. */
export type PackingWay = ShopTerms['packing'][number] & { name: LocalizedText };

/** All that an estimate is made of. */
export interface Estimated {
  quotes: TransitQuote[];
  refused: CuredQuote[];
  advice: Advice[];
  /** What the parcels would cost apart, where that was asked. */
  apart?: Money | undefined;
  request: TransitRequest;
  shop: ShopTerms;
  lines: OfferedVersion[];
  packing: PackingWay[];
  allowance: TransitEstimate['allowance'];
  modes: TransitEstimate['modes'];
  /** When all that is on its way will be there; null where nothing is. */
  waitUntil: Date | null;
  madeAt: string;
}

export function presentEstimate(
  estimated: Estimated,
  { quoteId, expiresAt }: Pick<TransitEstimate, 'quoteId' | 'expiresAt'>,
  { say, contentsOf, historyOf }: Words,
): TransitEstimate {
  const { quotes, refused, advice, request, shop, lines, packing, allowance, modes, waitUntil, madeAt } = estimated;
  const words = { say, contentsOf, ofShop: packing };
  const worthFen = request.parcels.reduce((sum, { valueFen }) => sum + valueFen, 0);
  const insurableFen = insurableOf(request.parcels);
  const inMoney = (fen: number) => priceIn(fen, 'CNY', { ...shop.money, marginBasisPoints: 0 }).local;
  const withLine = <Q extends TransitQuote>(quoted: Q[]) =>
    quoted.flatMap((quote) => lines.filter(({ name }) => name === quote.lineName).map((line) => ({ quote, line })));
  return {
    quoteId,
    expiresAt,
    modes,
    goods: inMoney(worthFen),
    insurable: inMoney(insurableFen),
    allowance,
    packing: packing.map(({ code, name }) => ({ code, name: say(name) })),
    quotes: withLine(quotes).flatMap(({ quote, line }) => {
      const { lineName, versionId, rows, total, chargedGrams } = quote;
      if (!total) return [];
      const receipt = { lineName, versionId, madeAt, request, shop, rows, total };
      const weighed = { chargeableGrams: chargedGrams, atMost: mostOf(line, quote, request, shop) };
      const dear = dearInsurance(line.terms, insurableFen, shop.money);
      const history = historyOf?.(lineName);
      return {
        ...shownLine(line, say),
        isInsurable: isInsurable(line.terms, insurableFen, shop.money),
        insuranceFee: dear ?? insuranceFeeOf(line, quote, request, { shop, insurableFen }),
        ...(history && { history }),
        receipt: shownReceipt(receipt, weighed, line, words),
      };
    }),
    refused: withLine(refused).map(({ quote, line }) => ({
      ...shownLine(line, say),
      isInsurable: isInsurable(line.terms, insurableFen, shop.money),
      insuranceFee: null,
      refusals: quote.refusals.map((refusal) => shownRefusal(refusal, line.terms, lines, words)),
    })),
    composer: advice.map((each) => shownSaving(each, lines, { ...words, waitUntil })),
    apart: estimated.apart ?? null,
  };
}

/**
 * What it would cost if packing adds as much as is likely at most; nothing is said where the line would refuse that, or
 * would ask no more for it.
 */
export function mostOf(line: LineVersion, { boxes, total }: TransitQuote, request: TransitRequest, shop: ShopTerms) {
  const most = quoteTransit(line, { ...request, boxes: boxes.map(atMost) }, shop).total?.local;
  return most && most.amount !== total?.local.amount ? most : null;
}

/** The same shipment with all of it insured and with nothing, by the function that prices both. */
function insuranceFeeOf(
  line: LineVersion,
  quote: TransitQuote,
  request: TransitRequest,
  { shop, insurableFen }: { shop: ShopTerms; insurableFen: number },
) {
  if (line.terms.insurance === null || insurableFen === 0) return null;
  const costOf = (insuredFen: number | null) =>
    (insuredFen === request.insuredFen ? quote : quoteTransit(line, { ...request, insuredFen }, shop)).total?.local;
  const [bare, insured] = [costOf(null), costOf(insurableFen)];
  return bare && insured ? { ...insured, amount: insured.amount - bare.amount } : null;
}

const shownLine = ({ name, title, terms }: OfferedVersion, say: Words['say']) => ({
  transitOptionName: name,
  title: say(title),
  minDays: terms.minDays,
  maxDays: terms.maxDays,
  delivery: terms.delivery,
  cover: say(terms.cover),
  services: terms.services.map((service) => ({
    code: service.code,
    name: say(service.name),
    isForced: service.isForced,
  })),
  customsFields: terms.customsFields,
  stations: terms.stations,
  localExpressCompanies: terms.localExpressCompanies,
});

function shownSaving(
  advice: Advice,
  lines: readonly OfferedVersion[],
  { say, contentsOf, ofShop, waitUntil }: Words & Pick<Estimated, 'waitUntil'>,
): TransitEstimate['composer'][number] {
  const parcelIds = advice.kind === 'LINE' ? [] : advice.parcelIds;
  const { names: contents, more: moreContents } = shortList(contentsOf?.(parcelIds) ?? []);
  const about = { parcelIds, contents, moreContents, code: null, grams: null, until: null };
  const nothing = { ...about, transitOptionName: null, title: null, boxes: null, extraDays: null };
  const { kind, saves } = advice;
  switch (kind) {
    case 'LEAVE_PACKING': {
      const { code, grams } = advice;
      return { ...nothing, kind, saves, code, grams, title: nameOf(code, ofShop ?? [], say) };
    }
    case 'WAIT':
      return { ...nothing, kind, saves, until: waitUntil?.toISOString() ?? null };
    case 'LINE': {
      const { lineName: transitOptionName, boxes, extraDays } = advice;
      const title = say(lines.find(({ name }) => name === transitOptionName)?.title ?? {});
      return { ...nothing, kind, saves, transitOptionName, title, boxes, extraDays };
    }
  }
}
