import { and, count, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenantDomain } from '../../db/schema/tenant';
import type { DomainState, Standing } from './domain.rules';

export interface DomainRow {
  tenantId: string;
  domain: string;
  state: DomainState;
  token: string;
  isMain: boolean;
}

export type CheckedDomain = DomainRow & Standing;

/** Names of shops, of the register: read and written as the owner of the tables. */
export const domainRepo = (tx: Tx) => ({
  async listLive(): Promise<{ domain: string; tenantId: string }[]> {
    const { domain, tenantId } = tenantDomain;
    return tx.select({ domain, tenantId }).from(tenantDomain).where(eq(tenantDomain.state, 'LIVE'));
  },
  countByState: () =>
    tx.select({ state: tenantDomain.state, count: count() }).from(tenantDomain).groupBy(tenantDomain.state),
  /** The shop that it is served for, or the only one that asked for it. */
  async findOwner(name: string): Promise<string | undefined> {
    const { domain, tenantId } = tenantDomain;
    const rows = await tx.select({ tenantId }).from(tenantDomain).where(eq(domain, name)).limit(2);
    const owner = rows.length === 1 ? rows[0] : await this.findLive(name);
    return owner?.tenantId;
  },
  async findLive(name: string): Promise<{ tenantId: string } | undefined> {
    const { domain, tenantId, state } = tenantDomain;
    const [row] = await tx
      .select({ tenantId })
      .from(tenantDomain)
      .where(and(eq(domain, name), eq(state, 'LIVE')));
    return row;
  },
  async listOf(tenantId: string): Promise<DomainRow[]> {
    const rows = await tx.select().from(tenantDomain).where(eq(tenantDomain.tenantId, tenantId)).orderBy(tenantDomain.domain); // prettier-ignore
    return rows.map(asDomain);
  },
  /** @returns false where this shop asked for the name already */
  async insert(row: Omit<DomainRow, 'state'> & { createdAt: Date }): Promise<boolean> {
    const { domain } = tenantDomain;
    const added = await tx.insert(tenantDomain).values(row).onConflictDoNothing().returning({ domain });
    return added.length > 0;
  },
  /** @throws a unique violation where it would be live for two */
  async setState({ tenantId, domain }: Named, state: DomainState, checkedAt: Date): Promise<void> {
    await tx.update(tenantDomain).set({ state, checkedAt, failures: 0 }).where(named(tenantId, domain));
  },
  /** Those that nobody has looked at since then, the longest first. */
  async listUnchecked(since: Date, most: number): Promise<CheckedDomain[]> {
    const { checkedAt } = tenantDomain;
    const rows = await tx
      .select()
      .from(tenantDomain)
      .where(or(isNull(checkedAt), lt(checkedAt, since)))
      .orderBy(sql`${checkedAt} nulls first`)
      .limit(most);
    return rows.map((row) => ({ ...asDomain(row), failures: row.failures }));
  },
  /**
   * What a check by the clock came to, unless its state has changed meanwhile. A state that stays is no change of the shop.
   * @throws as `setState`
   */
  async noteCheck(
    { tenantId, domain, state }: DomainRow,
    { failures, ...after }: Standing,
    checkedAt: Date,
  ): Promise<void> {
    const set = { failures, checkedAt, ...(after.state === state ? {} : after) };
    await tx
      .update(tenantDomain)
      .set(set)
      .where(and(named(tenantId, domain), eq(tenantDomain.state, state)));
  },
  async setMain({ tenantId, domain }: Named): Promise<void> {
    const others = and(eq(tenantDomain.tenantId, tenantId), ne(tenantDomain.domain, domain));
    await tx.update(tenantDomain).set({ isMain: false }).where(others);
    await tx.update(tenantDomain).set({ isMain: true }).where(named(tenantId, domain));
  },
  async remove({ tenantId, domain }: Named): Promise<void> {
    await tx.delete(tenantDomain).where(named(tenantId, domain));
  },
});

type Named = Pick<DomainRow, 'tenantId' | 'domain'>;
const named = (tenantId: string, domain: string) =>
  and(eq(tenantDomain.tenantId, tenantId), eq(tenantDomain.domain, domain));

/** The check of the table lets no other state in. */
const asDomain = ({ tenantId, domain, state, token, isMain }: typeof tenantDomain.$inferSelect): DomainRow => ({
  tenantId,
  domain,
  state: state as DomainState,
  token,
  isMain,
});
