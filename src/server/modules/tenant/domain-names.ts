import { isTenantFresh } from './tenant-cache';

type Rows = { domain: string; tenantId: string }[];
interface Names {
  shops: Map<string, string>;
  readAt: number;
  /** How many changes had been seen when it was read. */
  changes: number;
}

// the start script and Next's bundle both load this module
const held = globalThis as { sampanDomains?: { names?: Names; asked?: Promise<Names>; changes: number } };
const memory = (held.sampanDomains ??= { changes: 0 });

/**
 * The shop of a name, out of all live names, which are few and short: a name that nobody has costs no question. While
 * the register cannot be read, what was known of it holds.
 */
export async function shopOfDomain(domain: string, read: () => Promise<Rows>): Promise<string | undefined> {
  const { names } = memory;
  if (names?.changes === memory.changes && isTenantFresh(names.readAt)) return names.shops.get(domain);
  const asked = (memory.asked ??= readAnew(read, memory.changes));
  const known = await asked.catch((error: unknown) => {
    if (names) return names;
    throw error;
  });
  return known.shops.get(domain);
}

async function readAnew(read: () => Promise<Rows>, changes: number): Promise<Names> {
  const readAt = performance.now();
  try {
    const rows = await read();
    const names = { shops: new Map(rows.map(({ domain, tenantId }) => [domain, tenantId])), readAt, changes };
    return (memory.names = names);
  } finally {
    if (memory.changes === changes) memory.asked = undefined;
  }
}

/** A shop changed: names are read anew, also by whoever asks while they are being read. */
export function doubtDomains(): void {
  memory.changes += 1;
  memory.asked = undefined;
}
