/** Whether a receiver's number is one at all, by its own check digits; nobody is asked. */
export const CUSTOMS_NUMBER_KINDS = ['PCCC', 'CPF', 'CNPJ', 'RUT', 'INN', 'IIN'] as const;
export type CustomsNumberKind = (typeof CUSTOMS_NUMBER_KINDS)[number];

export function isCustomsNumber(kind: CustomsNumberKind, text: string): boolean {
  const number = text.replace(/[\s./-]/g, '').toUpperCase();
  return SHAPES[kind].test(number) && CHECKS[kind](number);
}

const SHAPES: Record<CustomsNumberKind, RegExp> = {
  PCCC: /^P\d{12}$/,
  // all digits alike pass the sum and are nobody's
  CPF: /^(?!(\d)\1{10})\d{11}$/,
  CNPJ: /^(?!(\d)\1{13})\d{14}$/,
  RUT: /^\d{7,8}[\dK]$/,
  INN: /^\d{12}$/,
  IIN: /^\d{12}$/,
};

const CHECKS: Record<CustomsNumberKind, (number: string) => boolean> = {
  PCCC: () => true,
  CPF: (number) => [9, 10].every((at) => digitAt(number, at) === brazilian(number, countdown(at, at + 1))),
  CNPJ: (number) => [12, 13].every((at) => digitAt(number, at) === brazilian(number, cycle(at))),
  RUT: (number) => {
    const body = number.slice(0, -1);
    const rest = 11 - (weighted([...body].reverse().join(''), [2, 3, 4, 5, 6, 7, 2, 3]) % 11);
    return number.at(-1) === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest));
  },
  INN: (number) =>
    [INN_FIRST, [3, ...INN_FIRST]].every(
      (weights) => digitAt(number, weights.length) === (weighted(number, weights) % 11) % 10,
    ),
  IIN: (number) => {
    const first = weighted(number, countdown(11, 11).reverse()) % 11;
    const check = first === 10 ? weighted(number, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 : first;
    return digitAt(number, 11) === check;
  },
};

const INN_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

const digitAt = (number: string, at: number): number => Number(number[at]);

/** So many of the first digits, each times its weight. */
const weighted = (number: string, weights: readonly number[]): number =>
  [...number].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0);

const countdown = (length: number, from: number): number[] => Array.from({ length }, (_, at) => from - at);

/** From the right 2 to 9, and again from 2. */
const cycle = (length: number): number[] => Array.from({ length }, (_, at) => 2 + ((length - 1 - at) % 8));

function brazilian(number: string, weights: readonly number[]): number {
  const rest = weighted(number, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}
