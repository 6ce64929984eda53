/** A token that a supplier granted, and what the next one is asked for with. */
export interface KeptToken {
  token: string;
  /** In milliseconds. */
  until: number;
  refreshToken: string;
}

export interface TokenStore {
  /**
   * What is kept of the credential where it is good, else what `ask` brings. One asks at a time, and those who waited
   * get what it brought.
   */
  renew: (
    credential: string,
    isGood: (kept: KeptToken) => boolean,
    ask: (kept: KeptToken | undefined) => Promise<KeptToken>,
  ) => Promise<KeptToken>;
}
