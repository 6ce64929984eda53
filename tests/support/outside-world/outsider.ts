/** A company outside, as a server on this machine that speaks as the company's own servers do. */
export interface Outsider {
  /** By which journeys call it: `1688`. */
  name: string;
  /** What the shop's server is told of it, by variable. */
  variables: Record<string, string>;
  /** Once the server answers: shops that ask it, their accounts there. */
  settle?: () => Promise<void>;
  /** What journeys may do to it, and what they may ask of it. */
  verbs: Record<string, (body: unknown) => unknown>;
}
