import { boxCodeOf } from '../../../contract/box-code';
import { invoiceNoOf } from '../../../contract/invoice-no';
import type { Locale } from '../../../contract/locales';
import type { PackingPapers } from '../../../contract/packing-papers';
import type { BoxRow, DeclarationRow, TransitRow } from './transit.repo';

/**
 * As who reads the papers can read it: in their language or in English, where the warehouse says it in either. Chinese is
 * as sellers write it.
 */
export function addressIn(
  locale: Locale,
  { address, addressWords }: { address: string; addressWords: Record<string, string> },
): string {
  if (locale.startsWith('zh')) return address;
  return addressWords[locale] || addressWords.en || address;
}

type Sheet = PackingPapers['sheets'][number];

export const presentReceiver = ({ address }: Pick<TransitRow, 'address'>): PackingPapers['receiver'] => {
  const { receiverName, phone, countryCode, province, city, district, street, postcode } = address;
  return { receiverName, phone, countryCode, province, city, district, street, postcode };
};

export const presentPaperBox = (orderNo: string, box: BoxRow): PackingPapers['boxes'][number] => {
  const { boxNo, grams, lengthMm, widthMm, heightMm, carrier, trackingNo, labelPrints } = box;
  const code = boxCodeOf(orderNo, boxNo);
  return { boxNo, code, grams, lengthMm, widthMm, heightMm, carrier, trackingNo, prints: labelPrints };
};

const inYuan = (amount: number) => ({ amount, currency: 'CNY' });

const goodsOf = (line: DeclarationRow): Sheet['goods'][number] => {
  const { nameEn, nameZh, material, hsCode, quantity, unitFen } = line;
  return { nameEn, nameZh, material, hsCode, quantity, unit: inYuan(unitFen), total: inYuan(unitFen * quantity) };
};

interface Packed {
  orderNo: string;
  boxNos: readonly number[];
  parcels: readonly { id: string; parcelNo: string; boxNo: number | null; itemIds: readonly string[] }[];
  lines: readonly DeclarationRow[];
}

/** A sheet for each box, of what was put into it; where that is not known of all parcels, one for all boxes together. */
export function sheetsOf({ orderNo, boxNos, parcels, lines }: Packed): Sheet[] {
  const only = boxNos.length === 1 ? boxNos[0] : undefined;
  const placed = parcels.map((one) => ({ ...one, boxNo: only ?? one.boxNo }));
  const isKnown = placed.every(({ boxNo }) => boxNo !== null && boxNos.includes(boxNo));
  const groups = isKnown ? boxNos.map((boxNo) => [boxNo]) : [[...boxNos]];
  return groups
    .map((group) => {
      const inside = isKnown ? placed.filter(({ boxNo }) => boxNo !== null && group.includes(boxNo)) : placed;
      const items = new Set(inside.flatMap(({ itemIds }) => itemIds));
      const goods = lines.filter(({ parcelItemId }) => !isKnown || items.has(parcelItemId)).map(goodsOf);
      const total = inYuan(goods.reduce((sum, each) => sum + each.total.amount, 0));
      const invoiceNo = invoiceNoOf(orderNo, group);
      return { invoiceNo, boxNos: group, parcelNos: inside.map(({ parcelNo }) => parcelNo), goods, total };
    })
    .filter(({ boxNos: group }) => group.length > 0);
}
