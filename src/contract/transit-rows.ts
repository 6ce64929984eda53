import { percentOf } from './money';
import { row, sumOf, type Row } from './receipt-row';
import { chargeRow, type ChargeBasis } from './transit-charge';
import { fenOffRow, gramsOffRow, pointsRows, vipRows } from './transit-discounts';
import { goodsOf, type Facts } from './transit-facts';
import type { Freight, Unit } from './transit-freight';
import { insuranceRow } from './transit-insurance';
import type { LineTerms } from './transit-line';
import { atMostAll, priceIn, pricedRow, totalOf, worthIn, type PricedRow } from './transit-money';
import type { ShopTerms, TransitRequest } from './transit-request';
import { stationRows } from './transit-station';
import { storageRow } from './transit-storage';
import { surchargesOf } from './transit-surcharges';
import { tariffRows } from './transit-tariff';

export interface Shipment {
  terms: LineTerms;
  request: TransitRequest;
  shop: ShopTerms;
  units: readonly Unit[];
  /** What conditions may ask, of each unit. */
  facts: readonly Facts[];
  freight: Freight;
  /** Of all that is shipped, in the line's currency. */
  valueAmount: number;
}

/**
 * What a shipment costs, row by row in this order: freight, fees for the boxes, surcharges, fuel; services, packing,
 * the station, insurance, tariff, storage; then what is taken off, in turn and never below nothing.
 */
export function receiptRows(shipment: Shipment): PricedRow[] {
  const { terms, request, shop } = shipment;
  const basis = basisOf(shipment);
  const way = wayRows(shipment, basis);
  const insurance = insuranceRows(shipment);
  const ofLine = inCurrency(terms.currency, shop);
  const ofShop = inCurrency('CNY', shop);
  const isChosen = ({ code, isForced }: LineTerms['services'][number]) => !isForced && request.services.includes(code);
  const dues = [
    ...ofLine(way),
    ...ofLine(terms.services.filter(isChosen).map((service) => chargeRow('service', service, basis))),
    ...ofShop(packingRows(shipment, basis)),
    ...ofShop(stationRows(request)),
    ...ofLine(insurance),
    ...ofLine(terms.tariff ? tariffRows(terms.tariff, shipment.valueAmount, sumOf(way) + sumOf(insurance)) : []),
    ...storageRows(shipment),
  ];
  return withDiscounts(dues, shipment);
}

const inCurrency =
  (currency: string, { money }: ShopTerms) =>
  (rows: readonly Row[]): PricedRow[] =>
    rows.map((each) => pricedRow(each, currency, money));

function basisOf({ request: { parcels }, units, freight, valueAmount }: Shipment): ChargeBasis {
  const { items, pieces } = goodsOf(parcels);
  return {
    boxes: boxesIn(units),
    parcels: parcels.length,
    items,
    pieces,
    chargedGrams: units.reduce((sum, { charged }) => sum + charged.grams, 0),
    scaleGrams: units.reduce((sum, { whole }) => sum + whole.grams, 0),
    freightAmount: freight.amount,
    valueAmount,
  };
}

const boxesIn = (units: readonly Unit[]): number => units.reduce((sum, { boxes }) => sum + boxes.length, 0);

/** Fuel is a part of the freight and of the surcharges that are fuelled, not of fees that are fixed. */
function wayRows({ terms, units, facts, freight }: Shipment, basis: ChargeBasis): Row[] {
  const { parcelFee, services, fuelBasisPoints } = terms;
  const forced = services.filter(({ isForced }) => isForced).map((service) => chargeRow('service', service, basis));
  const fees =
    parcelFee > 0 ? [row('fee-parcel', { boxes: basis.boxes, unitFee: parcelFee }, parcelFee * basis.boxes)] : [];
  const surcharged = units.map((unit, at) => ({
    facts: facts[at] as Facts,
    boxes: unit.boxes.length,
    chargedGrams: unit.charged.grams,
    scaleGrams: unit.whole.grams,
  }));
  const surcharges = surchargesOf(terms, surcharged, basis);
  return [
    ...freight.rows,
    ...fees,
    ...forced,
    ...surcharges.rows,
    ...fuelRows(fuelBasisPoints, freight.amount + surcharges.fuelledAmount),
  ];
}

export const fuelRows = (basisPoints: number, baseAmount: number): Row[] =>
  basisPoints > 0 ? [row('fuel', { basisPoints, baseAmount }, percentOf(baseAmount, basisPoints))] : [];

/** The shop's own work, in fen. */
function packingRows({ terms, request, shop, freight }: Shipment, basis: ChargeBasis): Row[] {
  const freightAmount = priceIn(freight.amount, terms.currency, shop.money).cny.amount;
  const valueAmount = goodsOf(request.parcels).valueFen;
  return shop.packing
    .filter(({ code }) => request.packing.includes(code))
    .map((wish) => chargeRow('packing', wish, { ...basis, freightAmount, valueAmount }));
}

const insuranceRows = ({ terms, request: { insuredFen }, shop }: Shipment): Row[] =>
  terms.insurance && insuredFen !== null
    ? [insuranceRow(terms.insurance, worthIn(terms.currency, insuredFen, shop.money))]
    : [];

/** The same for every line, in however many boxes: priced once for a list of parcels and a shop, which nobody changes. */
function storageRows({ request: { stored }, shop }: Shipment): readonly PricedRow[] {
  const found = storagePrices.get(stored);
  if (found?.shop === shop) return found.rows;
  const rows = inCurrency('CNY', shop)(storageOf(stored, shop.storage));
  storagePrices.set(stored, { shop, rows });
  return rows;
}
const storagePrices = new WeakMap<TransitRequest['stored'], { shop: ShopTerms; rows: readonly PricedRow[] }>();

const storageOf = (stored: TransitRequest['stored'], rule: ShopTerms['storage']): Row[] =>
  rule
    ? stored.map(({ parcelNo, ...days }) => {
        const { code, values, amount } = storageRow(rule, days);
        return row(code, { ...values, ...(parcelNo && { parcelNo }) }, amount);
      })
    : [];

function withDiscounts(
  dues: PricedRow[],
  { terms, request: { discounts }, shop, units, freight }: Shipment,
): PricedRow[] {
  const ofLine = inCurrency(terms.currency, shop);
  const ofShop = inCurrency('CNY', shop);
  const less = [
    ...ofLine(vipRows(discounts.vipBasisPoints, freight.amount)),
    ...discounts.coupons.flatMap((coupon) =>
      'gramsOff' in coupon
        ? ofLine([gramsOffRow(coupon.code, coupon.gramsOff, units, terms)])
        : ofShop([fenOffRow(coupon.code, coupon.fenOff)]),
    ),
    ...ofShop(pointsRows(discounts.pointsFen)),
  ];
  return less.reduce((rows, each) => [...rows, atMostAll(each, totalOf(rows, shop.money))], dues);
}
