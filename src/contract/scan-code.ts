import { readBoxCode } from './box-code';
import { trackingNumber } from './tracking-number';
import { readWarehouseCode } from './warehouse-code';

/** A code as it is kept, however the reader or an input method wrote it. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .replace(/^\][A-Za-z]\d/, '')
    .toUpperCase();

/** Letters that no code has: the reader is set to another layout than the computer. */
export const isOtherLayout = (code: string): boolean => /[^\x20-\x7E]/.test(code);

/** Forms that are whole by themselves, to find two codes that were glued together. */
const WHOLE = [
  /^!(?:OK|UNDO|NEXT|PASS|FAIL|PHOTO|END|[A-Z]-[A-Z0-9]+)$/,
  /^PC\d{6}[A-Z0-9]{8}(?:-\d{1,3})?$/,
  /^SF\d{13}$/,
  /^(?:YT|JT)\d{13}$/,
  /^DPK\d{12}$/,
  /^E[A-Z]\d{9}CN$/,
  /^(?:7[358]\d{12}|77\d{13}|4[36]\d{13})$/,
  /^L-[A-Z]\d{2}(?:-\d{1,3}){1,2}$/,
];
export const isWholeCode = (code: string): boolean => WHOLE.some((form) => form.test(code));

/** What stands in the field, apart: where an Enter was lost, two codes stand in each other's way. */
export function separateCodes(code: string): string[] {
  if (code.length < 10 || isWholeCode(code)) return [code];
  const half = code.slice(0, code.length / 2);
  if (code.length >= 16 && half + half === code) return [half];
  for (let at = 4; at <= code.length - 4; at += 1) {
    const [first, rest] = [code.slice(0, at), code.slice(at)];
    if (!isWholeCode(first)) continue;
    const others = separateCodes(rest);
    if (others.every(isWholeCode)) return [first, ...others];
  }
  return [code];
}

export type ReadCode =
  | { kind: 'COMMAND'; command: string; value: string }
  | { kind: 'SHELF'; location: string }
  | { kind: 'PARCEL'; parcelNo: string }
  | { kind: 'MEASURES'; grams?: number; sides?: [number, number, number] }
  | { kind: 'NUMBER'; number: string }
  | { kind: 'UNKNOWN' };

/** What a code names that is no parcel and no place, and so is nothing that a bench works with. */
export type NamedCode =
  | { kind: 'ORDER'; orderNo: string }
  | { kind: 'SHIPMENT'; orderNo: string }
  | { kind: 'SHOPPER'; code: string };

/** An order or a shipment by its number or by the label of a box, a shopper by the code on their address. */
export function readNamed(code: string): NamedCode | undefined {
  if (/^PO\d{6}[A-Z0-9]{8}$/.test(code)) return { kind: 'ORDER', orderNo: code };
  const orderNo = readBoxCode(code)?.orderNo ?? /^(?:T-)?(TO\d{6}[A-Z0-9]{8})$/.exec(code)?.[1];
  if (orderNo) return { kind: 'SHIPMENT', orderNo };
  const shopper = readWarehouseCode(code);
  return shopper === undefined ? undefined : { kind: 'SHOPPER', code: shopper };
}

/** A place in a warehouse, as its label says after `L-`. */
export const SHELF = /^[A-Z0-9][A-Z0-9-]{0,38}$/;
/** A place as it stands on lists and records; a code that is a place needs no label. */
const SHOWN_SHELF = /^[A-Z]{1,2}-?\d{1,2}(?:-\d{1,2}){1,2}$/;
const PARCEL_NO = /^(?:P-)?(PC\d{6}[A-Z0-9]{8}(?:-\d{1,3})*)$/;
const SIDES = /^(\d{1,4})\s?[X*×]\s?(\d{1,4})\s?[X*×]\s?(\d{1,4})$/;

/** What a code is: what begins with a sign of ours first, then a parcel's own label, then whatever a courier's can be. */
export function readCode(code: string): ReadCode {
  const [, command = '', value = ''] = /^!([A-Z]+)(?:-([A-Z0-9]+))?$/.exec(code) ?? [];
  if (command) return { kind: 'COMMAND', command, value };
  const shelf = code.startsWith('L-') ? code.slice(2) : '';
  if (SHELF.test(shelf)) return { kind: 'SHELF', location: shelf };
  const parcelNo = PARCEL_NO.exec(code)?.[1];
  if (parcelNo) return { kind: 'PARCEL', parcelNo };
  const grams = /^(?:W-)?(\d{1,5})(?:G)?$/.exec(code)?.[1];
  if (grams) return { kind: 'MEASURES', grams: Number(grams) };
  const [, length, width, height] = SIDES.exec(code.replace(/^M-/, '')) ?? [];
  if (length && width && height) return { kind: 'MEASURES', sides: [Number(length), Number(width), Number(height)] };
  if (SHOWN_SHELF.test(code)) return { kind: 'SHELF', location: code };
  const number = trackingNumber(code);
  return number ? { kind: 'NUMBER', number } : { kind: 'UNKNOWN' };
}
