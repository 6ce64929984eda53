import * as z from 'zod/mini';
import type { LineTerms } from '../../../contract/transit-line';
import { LineTerms as LineTermsSchema } from '../../../contract/transit-line.schemas';
import { fieldErrors } from '../../kernel/problem';
import { strangeIn, type Fault, type KnownOfShop } from './line-terms.rules';

/** Terms as somebody wrote them, or all that is wrong with them. */
export function readTerms(given: unknown, known: KnownOfShop): { terms: LineTerms } | { faults: Fault[] } {
  const read = z.safeParse(LineTermsSchema, given);
  if (!read.success) return { faults: read.error.issues.flatMap(faultsOf) };
  const faults = strangeIn(read.data, known);
  return faults.length > 0 ? { faults } : { terms: read.data };
}

/** Rules of our own have words of their own. */
const faultsOf = (issue: z.core.$ZodIssue): Fault[] =>
  issue.code === 'custom' ? [{ path: issue.path.join('.'), code: issue.message }] : fieldErrors([issue]);
