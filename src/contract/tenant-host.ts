export interface TenantHostOptions {
  /** Serves hosts that name no tenant. */
  defaultTenant: string;
  /** From the environment; overrides the host (TEN-3). */
  forcedTenant?: string;
  /** The domains that shops live directly under. Without them, any host's first label is a tenant. */
  baseDomains?: string[];
}

/**
 * The tenant that a `Host` header names (spec TEN-1, TEN-2, TEN-3, TEN-7). An empty string is a host that names no
 * tenant we could have: treat it as an unknown one.
 */
export function tenantOfHost(hostHeader: string | undefined, options: TenantHostOptions): string {
  const { defaultTenant, forcedTenant, baseDomains } = options;
  if (forcedTenant) return forcedTenant;

  if (isIpV6(lowered(hostHeader))) return defaultTenant;
  const host = bareHost(hostHeader);
  if (host === '') return defaultTenant;

  const labels = host.split('.');
  if (host.length > 253 || !labels.every(isLabel)) return '';
  if (namesNoTenant(labels)) return defaultTenant;
  const [first = '', ...rest] = labels;
  if (!baseDomains) return first;
  const bases = baseDomains.map((domain) => domain.toLowerCase());
  if (bases.includes(host)) return defaultTenant;
  return bases.includes(rest.join('.')) ? first : '';
}

const lowered = (hostHeader: string | undefined) => (hostHeader ?? '').trim().toLowerCase();

/** A host as names are kept: lower case, without port and last dot. */
export const bareHost = (hostHeader: string | undefined): string =>
  lowered(hostHeader)
    .replace(/:\d{1,5}$/, '')
    .replace(/\.+$/, '');

const isLabel = (label: string) => /^[a-z0-9-]{1,63}$/.test(label);

/** With or without brackets and port: `::1`, `[::1]`, `[::1]:3000`. */
const isIpV6 = (host: string) =>
  /^\[[0-9a-f:.]+(%[\w.-]+)?\](:\d{1,5})?$/.test(host) || /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/.test(host);

function namesNoTenant(labels: string[]): boolean {
  const [first = ''] = labels;
  const last = labels.at(-1) ?? '';
  // A single label is `localhost` or a machine in the office; `name.local` is a machine too.
  if (labels.length === 1 || (last === 'local' && labels.length === 2)) return true;
  // No top-level domain is a number: the URL standard reads such hosts as IP v4 (`127.1`, `10.0.0.0x1`).
  return first.startsWith('www') || /^(\d+|0x[0-9a-f]*)$/.test(last);
}
