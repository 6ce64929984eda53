const LONGEST = 1000;

/**
 * Where a browser may want its notices sent: https, at its usual port, of a host with a name. What the name stands for
 * is looked at when it is connected to.
 */
export function isPushAddress(text: string): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  // numbers, of either kind, end in a digit or a bracket; no public name does
  return hostname.includes('.') && /\.[a-z][a-z0-9-]*$/i.test(hostname);
}
