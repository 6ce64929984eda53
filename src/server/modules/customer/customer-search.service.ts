import type { Tx } from '../../db/database';
import type { StaffCtx } from '../../kernel/context';
import { customerSearchRepo } from './customer-search.repo';
import { spellingsOf } from './customer-search.rules';
import { MOST_FOUND } from './customer.desk.repo';

/** Whom a word is about: an e-mail is nobody else's; a number before a name. */
export async function whoIs(tx: Tx, { tenant }: StaffCtx, word: string): Promise<string[]> {
  const search = customerSearchRepo(tx, { tenantId: tenant.id });
  if (word.includes('@')) return search.byEmail(word.toLowerCase());
  const numbered = await search.byNumber(word.toUpperCase(), MOST_FOUND);
  return numbered.length > 0 ? [...new Set(numbered)] : search.byName(spellingsOf(word), MOST_FOUND);
}
