import { QUOTAS } from '../../../contract/platform.enums';
import type { QuotaName, QuotaStand } from '../../../contract/platform';

export type Used = Record<QuotaName, number>;
export type Allowed = Record<QuotaName, number | null>;

/** From four fifths on somebody should know. */
const WARN_SHARE = 0.8;

const standOf = (used: number, allowed: number | null): QuotaStand => {
  if (allowed === null) return 'NONE';
  if (used >= allowed) return 'OVER';
  return used >= allowed * WARN_SHARE ? 'WARN' : 'FINE';
};

const WORSE: QuotaStand[] = ['NONE', 'FINE', 'WARN', 'OVER'];

/** The worst of all. */
export const quotaStand = (used: Used, allowed: Allowed | undefined): QuotaStand =>
  QUOTAS.map((name) => standOf(used[name], allowed?.[name] ?? null)).reduce(
    (worst, stand) => (WORSE.indexOf(stand) > WORSE.indexOf(worst) ? stand : worst),
    'NONE',
  );

export const overOf = (used: Used, allowed: Allowed): QuotaName[] =>
  QUOTAS.filter((name) => standOf(used[name], allowed[name]) === 'OVER');
