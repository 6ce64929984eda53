/** As much of an address as tells one place from another and no person: /24 of IPv4, /48 of IPv6. */
export function shownNetwork(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(ip);
  if (v4) return `${v4[1] ?? ''}.*`;
  if (!ip.includes(':')) return '';
  const [head = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(':')}:*` : '';
}
