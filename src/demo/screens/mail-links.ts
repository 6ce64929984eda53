interface Served {
  tenantId: string;
  /** As the visitor reaches the shop, with its port. */
  origin: string;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/**
 * A mail in parts, those at odd places are links to pages of the shop. They were written for the host and the port of
 * their time, also days before: whoever reads them here stands at another perhaps, and is led to where they are.
 */
export function mailLinks(text: string, { tenantId, origin }: Served): string[] {
  const { hostname } = new URL(origin);
  const parts: string[] = [''];
  for (const [at, part] of text.split(ADDRESS).entries()) {
    const url = at % 2 === 1 && URL.canParse(part) ? new URL(part) : undefined;
    const isOurs = url && [hostname, `${tenantId}.localhost`].includes(url.hostname);
    if (isOurs) parts.push(origin + part.slice(part.indexOf(url.host) + url.host.length), '');
    else parts.push((parts.pop() ?? '') + part);
  }
  return parts;
}
