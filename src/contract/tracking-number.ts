/** Couriers of China whose numbers tell their own names. Of others it is the shopper who says. */
const CARRIERS: readonly (readonly [carrier: string, number: RegExp])[] = [
  ['SF', /^SF\d{12,13}$/],
  ['YTO', /^YT\d{13}$/],
  ['JT', /^JT\d{13}$/],
  ['JD', /^JD[A-Z]{0,2}\d{10,}/],
  ['DEPPON', /^DPK\d{12}$/],
  ['EMS', /^E[A-Z]\d{9}CN$/],
  ['ZTO', /^7[358]\d{12}$/],
  ['STO', /^77\d{13}$/],
  ['YUNDA', /^4[36]\d{13}$/],
];

/**
 * A number as it is kept and looked up, whichever way it was written: in capitals, without spaces and marks. Undefined
 * where it can be none.
 */
export function trackingNumber(text: string): string | undefined {
  const number = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u200B\u2010-\u2015_-]/g, '');
  const digits = number.replace(/\D/g, '').length;
  return /^[A-Z0-9]{8,32}$/.test(number) && digits >= 6 ? number : undefined;
}

/** All numbers in a text that was pasted, each once, and what was no number. */
export function readTrackingNumbers(text: string): { numbers: string[]; unreadable: string[] } {
  const parts = text.split(/[\n\r\t,;，；、]+|\s{2,}/).map((part) => part.trim());
  const numbers = new Set<string>();
  const unreadable: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const number = trackingNumber(part);
    if (number) numbers.add(number);
    else unreadable.push(part);
  }
  return { numbers: [...numbers], unreadable };
}

/** Who brings it, as far as the number says; empty where it does not. */
export const carrierOf = (number: string): string => CARRIERS.find(([, form]) => form.test(number))?.[0] ?? '';
