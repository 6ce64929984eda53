/** Worlds that the mock can play. What one leaves out is as in `shopper`. */
export interface Scenario {
  /** As the panel shows it. */
  title: string;
  /** What becomes of the session when a developer switches to it. */
  session: 'open' | 'none' | 'dead';
  /** `false`: the page stays as it is, and its next call meets the new world. */
  reloads?: boolean;
  delayMs?: number;
  isFailing?: boolean;
  cart?: 'empty' | 'huge';
}

export const SCENARIOS = {
  shopper: { title: 'A shopper with a cart', session: 'open' },
  'signed-out': { title: 'Signed out', session: 'none' },
  'empty-cart': { title: 'Empty cart', session: 'open', cart: 'empty' },
  'huge-cart': { title: 'Huge cart', session: 'open', cart: 'huge' },
  slow: { title: 'Slow: 2.5 s a call', session: 'open', delayMs: 2_500 },
  'everything-fails': { title: 'Everything fails', session: 'open', isFailing: true },
  'session-dies': { title: '401 now: the session dies', session: 'dead', reloads: false },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
export const DEFAULT_SCENARIO: ScenarioName = 'shopper';
export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(SCENARIOS, name);
export const scenarioOf = (name: ScenarioName): Scenario => SCENARIOS[name];

/** Tokens of the mock's own; any other one is taken for a login's. */
export const TOKENS = {
  open: 'mock-session-that-is-open',
  dead: 'mock-session-that-is-dead',
  login: 'mock-session-of-a-login',
};
