import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { payment } from '../../db/schema/money';
import { parcel, parcelNumber } from '../../db/schema/parcel';
import { NUMBERED } from './numbered.repo';

/** Behind every letter there is. */
const LAST = '\u{10FFFF}';

/** Whom a word is about. */
export const customerSearchRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => ({
  async byEmail(email: string): Promise<string[]> {
    const rows = await tx
      .select({ id: shopper.id })
      .from(shopper)
      .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, email)));
    return rows.map(({ id }) => id);
  },
  /** Of the number of anything that is theirs, or of a courier. */
  async byNumber(number: string, most: number): Promise<string[]> {
    const numbered = [...NUMBERED, { of: payment, no: payment.paymentNo }].map(
      ({ of, no }) =>
        sql`select ${of.shopperId} as id from ${of} where ${of.tenantId} = ${tenantId} and ${no} = ${number}`,
    );
    const couriers = sql`select ${parcel.shopperId} as id from ${parcelNumber}
      join ${parcel} on ${parcel.tenantId} = ${parcelNumber.tenantId} and ${parcel.id} = ${parcelNumber.parcelId}
      where ${parcelNumber.tenantId} = ${tenantId} and ${parcelNumber.number} = ${number}`;
    const rows = await tx
      .select({ id: sql<string | null>`found.id` })
      .from(sql`(${sql.join([...numbered, couriers], sql` union all `)}) found`)
      .limit(most);
    return rows.flatMap(({ id }) => id ?? []);
  },
  /** Whose phones end so. @param tail the digits from the last one on */
  async byPhone(tail: string, most: number): Promise<string[]> {
    const phone = sql`${shopper.phoneTail} collate "C"`;
    const rows = await tx
      .select({ id: shopper.id })
      .from(shopper)
      .where(and(eq(shopper.tenantId, tenantId), gte(phone, tail), lt(phone, tail + LAST)))
      .orderBy(asc(phone), asc(shopper.id))
      .limit(most);
    return rows.map(({ id }) => id);
  },
  /** Whose names, or the last words of them, begin with one of these, to the letter. */
  async byName(beginnings: string[], most: number): Promise<string[]> {
    // one after the other, so that each reads an index of its own
    const [named, known] = [await beginning(shopper.name), await beginning(shopper.lastWord)];
    return [...new Set([...named, ...known])].slice(0, most);

    async function beginning(column: typeof shopper.name | typeof shopper.lastWord): Promise<string[]> {
      const word = sql`${column} collate "C"`;
      const rows = await tx
        .select({ id: shopper.id })
        .from(shopper)
        .where(
          and(
            eq(shopper.tenantId, tenantId),
            or(...beginnings.map((letters) => and(gte(word, letters), lt(word, letters + LAST)))),
          ),
        )
        .orderBy(asc(word), asc(shopper.id))
        .limit(most);
      return rows.map(({ id }) => id);
    }
  },
});
