import type { AddressQuery } from '../../client/use-address-fields';
import { LIMITS } from '../../contract/limits';
import { packedGrams } from '../../contract/transit-estimate';
import { GOODS_KINDS } from '../../contract/transit-line.enums';
import type { GoodsKind } from '../../contract/transit-line';
import { parseTypedNumber } from '../../contract/typed-number';

/** What somebody may say of a parcel; whoever says nothing sends general goods. */
export type AskedKind = Exclude<GoodsKind, 'GENERAL'>;

/** Those that most parcels with anything special in them have. */
export const USUAL_KINDS: readonly AskedKind[] = [
  'BATTERY_BUILT_IN',
  'BATTERY_LOOSE',
  'MAGNET',
  'LIQUID',
  'POWDER',
  'FOOD',
];
const ALL_KINDS = GOODS_KINDS.filter((kind) => kind !== 'GENERAL');
export const RARE_KINDS: readonly AskedKind[] = ALL_KINDS.filter((kind) => !USUAL_KINDS.includes(kind));

/** In the one order that they go by, whichever was chosen first: one question has one address. */
export const inOrder = (kinds: readonly string[]): AskedKind[] => ALL_KINDS.filter((kind) => kinds.includes(kind));

/** As the fields of the calculator hold it: as it was typed, which may be no number. */
/** Where a size begins to be given: what misses it leads there. */
export const SIZE_FIELD = 'parcel-size';

export interface EstimateFields {
  country: string;
  kilograms: number | string;
  /** Length, width, height. */
  centimetres: readonly [number | string, number | string, number | string];
  pieces: number | string;
  postcode: string;
  kinds: readonly AskedKind[];
}

type Bounds = Record<'min' | 'max', number>;
export const KILOGRAMS: Bounds = { min: 0.01, max: 100 };
export const CENTIMETRES: Bounds = { min: 0.1, max: 1000 };
export const PIECES: Bounds = { min: 1, max: LIMITS.singlePieces };

/** Whether it is no such number; what is empty is not said yet. */
export const isWrong = (value: number | string, { min, max }: Bounds): boolean => {
  const number = parseTypedNumber(value);
  return value !== '' && !(number !== undefined && number >= min && number <= max);
};

/** Of what can be counted only. */
export const isWrongCount = (value: number | string, bounds: Bounds): boolean =>
  isWrong(value, bounds) || !Number.isInteger(parseTypedNumber(value) ?? 1);

const read = (value: number | string): number => parseTypedNumber(value) ?? 0;

/** Whether nothing is said but where it goes and what it weighs. */
export const isPlain = ({ centimetres, pieces, postcode, kinds }: EstimateFields): boolean =>
  centimetres.every((side) => side === '') && read(pieces) === 1 && postcode === '' && kinds.length === 0;

/** Undefined where there is no weight, or something makes no sense. A size counts once all three sides are there. */
export function estimateQuery({ country, kilograms, centimetres, pieces, postcode, kinds }: EstimateFields) {
  if (kilograms === '' || isWrong(kilograms, KILOGRAMS) || isWrongCount(pieces, PIECES)) return undefined;
  if (centimetres.some((side) => isWrong(side, CENTIMETRES))) return undefined;
  const [sizeLength, sizeWidth, sizeHeight] = centimetres.map((side) => Math.round(read(side) * 10));
  const isSize = centimetres.every((side) => side !== '');
  const count = read(pieces);
  return {
    weight: Math.round(read(kilograms) * 1000),
    country,
    ...(isSize ? { sizeLength, sizeWidth, sizeHeight } : {}),
    ...(count >= 2 ? { pieces: count } : {}),
    ...(postcode.trim() ? { postcode: postcode.trim() } : {}),
    ...(kinds.length > 0 ? { goodsKinds: kinds.join(',') } : {}),
  };
}

/** What all of it weighs once it is packed. */
export const packedKilograms = ({ weight, pieces = 1 }: { weight: number; pieces?: number }): number =>
  packedGrams(weight * pieces) / 1000;

/** As a link says it: what somebody else has asked, to be asked again. */
export function fieldsOfAddress(query: AddressQuery, country: string): EstimateFields {
  const said = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const [length = '', width = '', height = ''] = said('size').split('x').map(numberIn);
  return {
    country: /^[a-z]{2}$/i.test(said('to')) ? said('to') : country,
    kilograms: numberIn(said('kg')) || 1,
    centimetres: [length, width, height],
    pieces: numberIn(said('pieces')) || 1,
    postcode: said('postcode').slice(0, 16),
    kinds: inOrder(said('goods').split(',')),
  };
}

/** What else stands in the address stays there. */
export function addressOfFields(fields: EstimateFields, besides: AddressQuery): AddressQuery {
  const { country, kilograms, centimetres, pieces, postcode, kinds } = fields;
  const size = centimetres.every((side) => read(side) > 0) ? centimetres.map(read).join('x') : '';
  const said = {
    to: country,
    // nothing weighs nothing: a link that says so would be read as a kilogram
    kg: read(kilograms) > 0 ? String(read(kilograms)) : '',
    size,
    pieces: read(pieces) > 1 ? String(read(pieces)) : '',
    postcode: postcode.trim(),
    goods: kinds.join(','),
  };
  const others = Object.entries(besides).filter(([name]) => !(name in said));
  return Object.fromEntries([...others, ...Object.entries(said).filter(([, value]) => value !== '')]);
}

const numberIn = (text: string): number | '' => (/^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : '');
