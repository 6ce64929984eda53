import type { Owner, Tx } from '../../db/database';
import type { TenantRecord } from '../../kernel/tenant-record';
import { customsFieldsOf } from './customs-fields';
import { purgeAfter } from './customs.rules';
import { customsRepo, type CustomsRow } from './customs.repo';

/** What an order remembers of a receiver's numbers. */
export interface CustomsRef {
  customsInfoId: string;
  countryCode: string;
  receiverName: string;
  /** The same for one receiver, in this shop. */
  receiverMark: string;
  numbers: { key: string; masked: string }[];
}

export interface CustomsNeed {
  countryCode: string;
  /** `customsFields` of the line's terms. */
  lineKeys: readonly string[];
  /** Chosen by the shopper; else what was written down last for the country. */
  customsInfoId?: string | undefined;
}

/** Whether what a country and a line ask of the receiver is there. `missing` are keys; a number that ran out is missing. */
export async function findCustomsData(
  tx: Tx,
  { tenant, owner, now }: { tenant: TenantRecord; owner: Owner; now: Date },
  { countryCode, lineKeys, customsInfoId }: CustomsNeed,
): Promise<{ missing: string[]; ref: CustomsRef | null }> {
  const needed = customsFieldsOf(tenant, countryCode, lineKeys).filter(({ isRequired }) => isRequired).map(({ key }) => key); // prettier-ignore
  const ofCountry = (await customsRepo(tx, owner).list()).filter((row) => row.countryCode === countryCode.toLowerCase() && !isOver(row, now)); // prettier-ignore
  const rows = customsInfoId ? ofCountry.filter(({ id }) => id === customsInfoId) : ofCountry;
  const lacks = (row: CustomsRow) => needed.filter((key) => !row.numbers.some((number) => number.key === key));
  const best = rows.find((row) => lacks(row).length === 0) ?? rows[0];
  return best ? { missing: lacks(best), ref: refOf(best) } : { missing: needed, ref: null };
}

/** Who is written down for a country, each with the mark that the same receiver has for everybody of the shop. */
export const findReceivers = async (tx: Tx, owner: Owner, countryCode: string) =>
  (await customsRepo(tx, owner).list())
    .filter((row) => row.countryCode === countryCode.toLowerCase())
    .map(({ id, receiverMark }) => ({ id, receiverMark }));

const isOver = ({ expiresAt }: CustomsRow, now: Date) => expiresAt !== null && expiresAt <= now;

const refOf = ({ id, countryCode, receiverName, receiverMark, numbers }: CustomsRow): CustomsRef => ({
  customsInfoId: id,
  countryCode,
  receiverName,
  receiverMark,
  numbers: numbers.map(({ key, masked }) => ({ key, masked })),
});

/** An order needs it: it is not purged until `releaseCustomsData`, whatever the shopper wished to be kept. */
export const holdCustomsData = (tx: Tx, owner: Owner, id: string): Promise<void> =>
  customsRepo(tx, owner).update(id, { purgeAfter: null });

/** The order is delivered or closed: from here the days are counted after which it goes, unless it is to be kept. */
export async function releaseCustomsData(tx: Tx, owner: Owner, id: string, at: Date): Promise<void> {
  const repo = customsRepo(tx, owner);
  const row = (await repo.list()).find((one) => one.id === id);
  if (row) await repo.update(id, { purgeAfter: purgeAfter(row.keep, at) });
}
