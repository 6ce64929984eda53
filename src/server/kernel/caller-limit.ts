import { shopTx, type Tx } from '../db/database';
import { networksOf } from './caller-network';
import type { Ctx } from './context';
import { tooMany, windowOf } from './rate-limit';
import { rateLimitRepo } from './rate-limit.repo';

/** In place of a shop's id: what one caller does in all shops together. No shop can have this id. */
export const DEPLOYMENT = '*';
/** So many times a shop's limit holds for all shops of the deployment together. */
const SHOPS = 5;
/** So many times the limit of a caller holds for the larger network around it: there may be others in it. */
const NEIGHBOURS = 8;

export interface CallerLimit {
  /** What is counted, e.g. `login-ip`. */
  name: string;
  max: number;
  windowSeconds: number;
}

/** How often this caller may do this, in this shop and in all of them. @throws AppError TOO_MANY_REQUESTS */
export async function countCaller(ctx: Ctx, limit: CallerLimit): Promise<void> {
  const [near, wide] = networksOf(ctx.ip);
  const counted = [{ key: near, max: limit.max }, ...(wide ? [{ key: wide, max: limit.max * NEIGHBOURS }] : [])];
  await ctx.tx((tx) => countIn(tx, ctx, { ...limit, tenantId: ctx.tenant.id, counted }));
  // a page that asks for itself: its own limits hold, and it is nobody's neighbour
  if (near === '') return;
  const everywhere = counted.map(({ key, max }) => ({ key, max: max * SHOPS }));
  await inDeployment((tx) => countIn(tx, ctx, { ...limit, tenantId: DEPLOYMENT, counted: everywhere }));
}

/** Takes one back that turned out to be rightful. */
export async function uncountCaller(ctx: Ctx, { name, windowSeconds }: CallerLimit): Promise<void> {
  const keys = networksOf(ctx.ip).map((network) => `${name}:${network}`);
  const windowStart = windowOf(ctx.now().getTime(), windowSeconds);
  await ctx.tx((tx) => rateLimitRepo(tx, ctx.tenant.id).uncount(keys, windowStart));
  await inDeployment((tx) => rateLimitRepo(tx, DEPLOYMENT).uncount(keys, windowStart));
}

/** What is counted for all shops together. */
export const inDeployment = <T>(work: (tx: Tx) => Promise<T>) => shopTx(DEPLOYMENT, work);

interface Count extends CallerLimit {
  tenantId: string;
  counted: { key: string; max: number }[];
}

async function countIn(tx: Tx, ctx: Ctx, { name, windowSeconds, tenantId, counted }: Count) {
  const now = ctx.now().getTime();
  const windowStart = windowOf(now, windowSeconds);
  const expiresAt = new Date(windowStart.getTime() + windowSeconds * 1000);
  // in one order, so that callers of one network never wait for each other in a circle
  const keys = counted.map(({ key }) => `${name}:${key}`).sort();
  const rows = await rateLimitRepo(tx, tenantId).count(keys, { windowStart, expiresAt });
  const isOver = counted.some(({ key, max }) => rows.some((row) => row.key === `${name}:${key}` && row.count > max));
  if (isOver) throw tooMany(name, ctx.now(), expiresAt);
}
