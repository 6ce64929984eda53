import type { Endpoint } from '../../contract/endpoint';
import type { QuotaName, ShopFeature } from '../../contract/platform';
import { AppError } from './app-error';
import type { Ctx } from './context';

type OfShop = Pick<Ctx, 'tenant'>;

const isStopped = ({ tenant }: OfShop, of: QuotaName): boolean => tenant.stopped?.includes(of) ?? false;

/**
 * Where the platform has set a hard limit that was passed when the days were last counted. It stands in the shop's
 * record, so that asking costs nothing; a few more may come through before the next count. @throws AppError METHOD_DISABLED
 */
export function refuseBeyondQuota(ctx: OfShop, of: QuotaName): void {
  if (isStopped(ctx, of)) throw new AppError('METHOD_DISABLED', { data: { reason: 'QUOTA' } });
}

/** News that also stand among the messages. What is about money, a code or the account is mailed whatever it costs. */
export const isMailSpared = (ctx: OfShop, kind: string | undefined): boolean =>
  kind !== undefined && kind !== 'MONEY' && isStopped(ctx, 'mails');

/** Which calls a feature is made of. */
const CALLS: Record<ShopFeature, RegExp> = {
  OWN_PRODUCTS: /^\/operator\/own-products/,
  EXPORTS: /^\/operator\/exports/,
  VIEW_AS: /^\/operator\/(customers\/\{id\}\/)?view-as/,
  DOMAINS: /^\/operator\/settings\/domains/,
};

/** What the platform has taken from the shop answers nobody of its staff. @throws AppError METHOD_DISABLED */
export function refuseSwitchedOff({ tenant }: OfShop, { path }: Pick<Endpoint, 'path'>): void {
  const off = tenant.switchedOff?.find((feature) => CALLS[feature].test(path));
  if (off) throw new AppError('METHOD_DISABLED', { data: { reason: 'SWITCHED_OFF' } });
}
