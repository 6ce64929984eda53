/** What a shop is at a service outside, by the service's own names for it; of each the newest first, so that one can follow another. */
export type CredentialValues = Readonly<Record<string, readonly string[]>>;

export interface CredentialField {
  name: string;
  /** Never shown again, and kept out of logs. */
  isSecret: boolean;
  isOptional?: boolean;
  /** Where we would call: said by whoever runs the servers, never at a desk, or anybody could have our network asked. */
  isAddress?: boolean;
  /** What it has to look like, where the service says so; `shape` says it in words. */
  pattern?: RegExp;
  shape?: string;
}

/** A service outside that shops have accounts of their own at. */
export interface OutsideService {
  kind: 'payment' | 'marketplace' | 'tracking' | 'mail';
  /** As in URLs and settings: `STRIPE`. */
  name: string;
  /** As people call it; its name where it has none, and shoppers' own words for a way to pay. */
  title?: string;
  fields: readonly CredentialField[];
  /** Whether these move no money, or reach nobody: for shops that only try things out. */
  isTest: (values: CredentialValues) => boolean;
  /** Asks it something that changes nothing. @returns what it answered, in a line without secrets @throws Error where it refused, or did not answer */
  check: (values: CredentialValues, now: Date) => Promise<string>;
}
