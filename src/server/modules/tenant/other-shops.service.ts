import { systemTx } from '../../db/database';
import { tenantRepo } from './tenant.repo';

const LETTER = /[\p{L}\p{N}]/u;
/** Words of scripts that put blanks between them stand alone; others may stand anywhere. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u;

/** What of other shops' names and addresses stands in a text: what was typed itself, and nothing else of them. */
export async function otherShopsIn(
  tenantId: string,
  text: string,
  mails: readonly string[],
): Promise<{ names: string[]; mails: string[] }> {
  const found = await systemTx((tx) => tenantRepo(tx).findOthersIn(tenantId, text, mails));
  return { names: found.names.filter((name) => standsAlone(text, name)), mails: found.mails };
}

function standsAlone(text: string, name: string): boolean {
  const [all, wanted] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    const around = [all[at - 1] ?? '', all[at + wanted.length] ?? ''];
    if (!SPACED.test(wanted) || !around.some((letter) => LETTER.test(letter))) return true;
  }
  return false;
}
