import type * as z from 'zod/mini';
import { percentOf } from './money';
import type { Payment } from './payment';
import type * as schemas from './pay-terms.schemas';

export type PayTerms = z.infer<typeof schemas.PayTerms>;

/** Whether a provider is offered for this sum, in minor units. */
export const takesSum = ({ minimum = 0, maximum = Infinity }: PayTerms, amount: number): boolean =>
  amount >= minimum && amount <= maximum;

/** Whether it is offered to who lives there; nobody is turned away whose country we do not know. */
export const takesCountry = ({ countries }: PayTerms, country: string | undefined): boolean =>
  country === undefined || !countries || countries.some((each) => each.toLowerCase() === country.toLowerCase());

/** What the shopper pays on top, in minor units; of a top-up nothing. */
export const feeOf = ({ fee }: PayTerms, kind: Payment['kind'], amount: number): number =>
  fee && kind !== 'DEPOSIT' ? percentOf(amount, fee.basisPoints) + fee.fixed : 0;
