import { goodsOf, isMet, holds, startsWithOne, type Facts } from './transit-facts';
import { dearInsurance } from './transit-insurance';
import { limitsExceeded } from './transit-limits';
import type { Condition, LineTerms } from './transit-line';
import { above, amiss, below, type Refusal } from './transit-refusal';
import type { ShopTerms, TransitRequest } from './transit-request';
import type { Shipment } from './transit-rows';
import { stationRefused } from './transit-station';

type Asked = Pick<Shipment, 'terms' | 'request' | 'shop' | 'units' | 'facts'>;

/** All that the line does not take of this, not only the first; what it costs is not looked at. */
export function whatIsRefused({ terms, request, shop, units, facts }: Asked): Refusal[] {
  return [
    ...placeRefused(terms, request),
    ...goodsRefused(terms, request),
    ...servicesRefused(terms, request, shop),
    ...limitsExceeded(units, terms),
    ...stationRefused(terms, request, units),
    ...terms.refusals.flatMap((rule) => ruleRefuses(rule, facts)),
  ];
}

function placeRefused({ zone, warehouses, delivery, customsFields }: LineTerms, request: TransitRequest): Refusal[] {
  const { country, postcode, warehouse } = request;
  const isServed = zone.countries.some((code) => code.toLowerCase() === country.toLowerCase());
  if (!isServed) return [amiss('country-not-served', country, null)];
  const missing = request.customsFields && customsFields.filter((key) => !request.customsFields?.includes(key));
  return [
    ...postcodeRefused(zone, postcode),
    ...(warehouse !== null && warehouses.length > 0 && !warehouses.includes(warehouse)
      ? [amiss('warehouse-not-served', warehouse, null)]
      : []),
    ...(request.delivery !== null && delivery !== 'BOTH' && delivery !== request.delivery
      ? [amiss('delivery-not-offered', request.delivery, delivery)]
      : []),
    ...(missing ?? []).map((key) => amiss('customs-field-missing', null, key)),
  ];
}

function postcodeRefused({ postcodes, exceptPostcodes }: LineTerms['zone'], postcode: string): Refusal[] {
  if (postcode === '') return postcodes.length > 0 ? [amiss('postcode-missing', null, null)] : [];
  const isIn = postcodes.length === 0 || startsWithOne(postcode, postcodes);
  return isIn && !startsWithOne(postcode, exceptPostcodes) ? [] : [amiss('postcode-not-served', postcode, null)];
}

/** Kinds by name: the shopper is to know which thing it is about. */
function goodsRefused({ goodsKinds }: LineTerms, { parcels }: TransitRequest): Refusal[] {
  return goodsOf(parcels)
    .goodsKinds.filter((kind) => !goodsKinds.some((taken) => taken === kind))
    .map((kind) => amiss('goods-kind-not-taken', kind, null));
}

function servicesRefused(terms: LineTerms, request: TransitRequest, shop: ShopTerms): Refusal[] {
  const { services } = terms;
  const isMissing = (list: readonly { code: string }[]) => (code: string) => list.every((each) => each.code !== code);
  return [
    ...request.services.filter(isMissing(services)).map((code) => amiss('service-not-offered', code, null)),
    ...request.packing.filter(isMissing(shop.packing)).map((code) => amiss('packing-not-offered', code, null)),
    ...(isUninsurable(terms, request, shop) ? [amiss('insurance-not-offered', null, null)] : []),
  ];
}

/** What was agreed to is not taken back once it is packed: then a part may be left out, and less be worth insuring. */
function isUninsurable(terms: LineTerms, { insuredFen, boxes }: TransitRequest, { money }: ShopTerms): boolean {
  if (insuredFen === null) return false;
  return !terms.insurance || ('count' in boxes && dearInsurance(terms, insuredFen, money) !== null);
}

function ruleRefuses({ code, when }: LineTerms['refusals'][number], facts: readonly Facts[]): Refusal[] {
  const met = facts.find((each) => holds(when, each));
  if (!met) return [];
  const conditions = (when.find((all) => holds([all], met)) ?? []).map((condition) => reasonOf(condition, met));
  // what can be counted says more than what can be named
  const reason = conditions.find(({ over }) => over !== null) ?? conditions[0] ?? amiss('own-rule', null, null);
  return [{ ...reason, code }];
}

/** By how much the rule is met: how far the sum is beyond where the rule begins, or what was found in its list. */
function reasonOf(condition: Condition, facts: Facts): Refusal {
  if ('in' in condition) {
    const found = condition.in.filter((name) => isMet({ ...condition, in: [name] }, facts));
    return amiss('own-rule', found.join(', '), null);
  }
  const actual = facts.measured[condition.of];
  if (condition.from !== null) return above('own-rule', actual, condition.from - 1);
  return condition.to === null ? amiss('own-rule', String(actual), null) : below('own-rule', actual, condition.to + 1);
}
