import type { Tx } from '../../db/database';
import type { StaffCtx } from '../../kernel/context';
import { customerSearchRepo } from './customer-search.repo';
import { phoneTailOf, spellingsOf } from './customer-search.rules';
import { MOST_FOUND } from './customer.desk.repo';

/** Whom a word is about: an e-mail is nobody else's; a number before a phone, and that before a name. */
export async function whoIs(tx: Tx, { tenant }: StaffCtx, word: string): Promise<string[]> {
  const search = customerSearchRepo(tx, { tenantId: tenant.id });
  if (word.includes('@')) return search.byEmail(word.toLowerCase());
  const numbered = await search.byNumber(word.toUpperCase(), MOST_FOUND);
  if (numbered.length > 0) return [...new Set(numbered)];
  const tail = phoneTailOf(word);
  const called = tail ? await search.byPhone(tail, MOST_FOUND) : [];
  return called.length > 0 ? called : search.byName(spellingsOf(word), MOST_FOUND);
}
