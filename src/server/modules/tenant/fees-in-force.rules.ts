import type { TenantRecord } from '../../kernel/tenant-record';

/** By the record as it was read and the version that it is shown with: whoever keeps something with a record finds it again. */
const shown = new WeakMap<TenantRecord, Map<string, TenantRecord>>();

/**
 * The shop with the fees that hold at this time: as its settings say them until the first version begins. A version
 * begins by time alone, wherever the shop is in memory. Undefined where its terms cannot be read: another release wrote
 * them, and a guess would ask for sums that nobody set.
 */
export function withFeesInForce(record: TenantRecord, now: Date): TenantRecord | undefined {
  const version = record.feeVersions?.findLast(({ validFrom }) => validFrom <= now);
  if (!version) return record;
  if (!version.terms) return undefined;
  const byVersion = shown.get(record) ?? new Map<string, TenantRecord>();
  shown.set(record, byVersion);
  const known = byVersion.get(version.id) ?? { ...record, ...version.terms, feeVersionId: version.id };
  byVersion.set(version.id, known);
  return known;
}
