import type * as z from 'zod/mini';
import type * as schemas from './simulate.schemas';

export type SimulationInput = z.output<typeof schemas.SimulationInput>;
export type Simulation = z.infer<typeof schemas.Simulation>;
export type BackTest = z.infer<typeof schemas.BackTest>;
export type BackTestInput = z.output<typeof schemas.BackTestInput>;

/** Shipments that a back-test names. */
export const WORST = 10;

type Worst = BackTest['worst'][number];
const moveOf = ({ before, after }: Worst) => (after === null ? Infinity : after - before);

/** Those refused first, then by how much dearer they become. */
export const worstOf = (all: readonly Worst[]): Worst[] =>
  all.toSorted((a, b) => (moveOf(a) === moveOf(b) ? b.before - a.before : moveOf(b) - moveOf(a))).slice(0, WORST);

/** What two parts of the same back-test say together. */
export const together = (one: BackTest, other: BackTest): BackTest => ({
  seen: one.seen + other.seen,
  neither: one.neither + other.neither,
  changed: one.changed + other.changed,
  newlyRefused: one.newlyRefused + other.newlyRefused,
  newlyTaken: one.newlyTaken + other.newlyTaken,
  before: { ...one.before, amount: one.before.amount + other.before.amount },
  after: { ...one.after, amount: one.after.amount + other.after.amount },
  worst: worstOf([...one.worst, ...other.worst]),
  next: other.next,
});
