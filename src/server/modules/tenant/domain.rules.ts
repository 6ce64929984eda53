import { bareHost, tenantOfHost } from '../../../contract/tenant-host';

export type DomainState = 'PENDING' | 'LIVE' | 'FAILING';

/** Where the proof of ownership stands. */
export const proofName = (domain: string) => `_sampan.${domain}`;
export const proofText = (token: string) => `sampan=${token}`;

/** Whether a shop may be given this name: several labels, no number, and not ours already. */
export function isOwnDomain(domain: string, baseDomains: string[]): boolean {
  const isOurs = baseDomains.some((base) => domain === base || domain.endsWith(`.${base}`));
  const isName = bareHost(domain) === domain && domain.includes('.') && tenantOfHost(domain.replace(/^www\./, ''), { defaultTenant: '' }) !== ''; // prettier-ignore
  const isSpelled = domain.split('.').every((label) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label));
  return isName && isSpelled && !isOurs && !/\.(local|localhost|internal)$/.test(domain);
}

/** What the name servers say of a name; undefined where they could not be asked. */
export interface Answers {
  texts: string[];
  /** Names that it is another name of. */
  aliases: string[];
  addresses: string[];
}

export interface Wanted {
  token: string;
  /** Where the name has to lead, and what addresses stand there now. */
  target: string;
  targetAddresses: string[];
}

/** What is missing, in words for its owner; nothing where the name proves whose it is and leads here. */
export function whatIsMissing(domain: string, { texts, aliases, addresses }: Answers, wanted: Wanted): string[] {
  const { token, target, targetAddresses } = wanted;
  const isOwned = texts.includes(proofText(token));
  const isHere = addresses.length > 0 && addresses.every((address) => targetAddresses.includes(address));
  return [
    ...(isOwned ? [] : [`TXT ${proofName(domain)} does not say ${proofText(token)}`]),
    ...(aliases.includes(target) || isHere ? [] : [`CNAME ${domain} does not lead to ${target}`]),
  ];
}

/** A name that was served and is wrong now is served no more. */
export const stateAfterCheck = (before: DomainState, isRight: boolean): DomainState =>
  isRight ? 'LIVE' : before === 'PENDING' ? 'PENDING' : 'FAILING';

export interface Standing {
  state: DomainState;
  /** Checks by the clock that found it wrong since it was right. */
  failures: number;
}
/** A zone is out of order for an hour sooner than a domain changes hands. */
const FORGIVEN = 2;

/** By the clock it is served on until it was wrong several times on end; what is right is served at once. */
export function standingAfter({ state, failures }: Standing, isRight: boolean): Standing {
  if (isRight) return { state: 'LIVE', failures: 0 };
  const wrong = failures + 1;
  return { state: state === 'LIVE' && wrong > FORGIVEN ? 'FAILING' : state, failures: wrong };
}
