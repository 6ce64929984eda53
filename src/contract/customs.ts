import type * as z from 'zod/mini';
import { isCustomsNumber } from './customs-numbers';
import type * as schemas from './customs.schemas';

export type CustomsFieldRule = z.infer<typeof schemas.CustomsFieldRule>;
export type CustomsField = z.infer<typeof schemas.CustomsField>;
export type CustomsInfo = z.infer<typeof schemas.CustomsInfo>;
export type CustomsOverview = z.infer<typeof schemas.CustomsOverview>;
export type CustomsInput = z.infer<typeof schemas.CustomsInput>;

/** As it is compared and kept: people type numbers with dots, strokes and spaces. */
export const plainNumber = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase();

type Shape = Pick<CustomsField, 'pattern' | 'checks' | 'isRequired'>;
export type CustomsFault = 'required' | 'wrong_shape' | 'wrong_digits';

/** What is wrong with a number by the rule of its field alone; no authority is asked. */
export function customsFault({ pattern, checks, isRequired }: Shape, typed: string): CustomsFault | undefined {
  const number = plainNumber(typed);
  if (number === '') return isRequired ? 'required' : undefined;
  if (!new RegExp(pattern).test(number)) return 'wrong_shape';
  const isRight = checks.length === 0 || checks.some((kind) => isCustomsNumber(kind, number));
  return isRight ? undefined : 'wrong_digits';
}
