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

/** Rules of our own have words of their own, and a list or a word that is too short is one that nobody gave. */
function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.join('.');
  if (issue.code === 'custom') return [{ path, code: issue.message }];
  if (issue.code === 'too_small' && NOT_GIVEN.includes(issue.origin)) return [{ path, code: 'required' }];
  return fieldErrors([issue]);
}
const NOT_GIVEN = ['array', 'string'];
