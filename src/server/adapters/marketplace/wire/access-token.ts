/** What a supplier lets in by: it ends after hours and is asked for anew with what was granted for long. */
export interface GrantedToken {
  token: string;
  expiresInMs: number;
}

export interface AccessToken {
  /** One that counts; asked for once, however many wait for it. */
  get: () => Promise<string>;
  /** The supplier does not take this one: the next `get` asks for another, unless somebody has already. */
  drop: (token: string) => void;
}

/** Asked for anew before its end, so that no call comes too late with it. */
const MARGIN_MS = 60_000;

/** @param grant of its own life: whoever waits for it may leave */
export function keepAccessToken(grant: () => Promise<GrantedToken>, now: () => number = Date.now): AccessToken {
  let known: { token: string; until: number } | undefined;
  let flight: Promise<string> | undefined;

  async function fly(): Promise<string> {
    try {
      const { token, expiresInMs } = await grant();
      known = { token, until: now() + expiresInMs - MARGIN_MS };
      return token;
    } finally {
      flight = undefined;
    }
  }

  return {
    get: async () => (known && now() < known.until ? known.token : (flight ??= fly())),
    drop: (token) => {
      if (known?.token === token) known = undefined;
    },
  };
}
