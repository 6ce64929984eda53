import {
  isWebhookAddress,
  type Webhook,
  type WebhookChange,
  type WebhookInput,
  type Webhooks,
} from '../../../contract/webhook';
import { WEBHOOK_KINDS } from '../../../contract/webhook.enums';
import { LIMITS } from '../../../contract/limits';
import { mayBeLocal } from '../../adapters/webhook/webhook.registry';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { newId, newToken } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { deliveryRepo } from './webhook-delivery.repo';
import { webhookRepo, type WebhookRow } from './webhook.repo';
import { aboutWebhook, WEBHOOK_SECRET_PREFIX } from './webhook.rules';

const present = (row: WebhookRow, names: ReadonlyMap<string, string>): Webhook => ({
  ...{ id: row.id, url: row.url, isOn: row.isOn, version: row.version },
  kinds: WEBHOOK_KINDS.filter((kind) => row.kinds.includes(kind)),
  madeBy: names.get(row.madeBy) ?? '',
  createdAt: row.createdAt.toISOString(),
  failingSince: row.failingSince?.toISOString() ?? null,
  offAt: row.offAt?.toISOString() ?? null,
});

export const listWebhooks = (ctx: StaffCtx): Promise<Webhooks> =>
  ctx.tx(async (tx) => {
    const names = await namesOfStaff(tx, ctx.tenant.id);
    return { items: (await webhookRepo(tx, scopeOf(ctx)).list()).map((row) => present(row, names)) };
  });

/** The answer alone holds the secret; sent again, the call finds the address taken. @throws AppError INVALID */
export const createWebhook = (ctx: StaffCtx, { url, kinds }: WebhookInput) =>
  changing(ctx, async (tx, webhooks) => {
    const others = await webhooks.list();
    if (others.length >= LIMITS.webhooks) throw refused('too_many');
    const row = { id: newId(), url: addressOf(url, others), kinds: [...new Set(kinds)] };
    const { secret, sealedSecret } = await newSecret(tx, ctx, row.id);
    await webhooks.insert({ ...row, sealedSecret, madeBy: ctx.staff.staffId, createdAt: ctx.now() });
    await record(tx, ctx, row.id, { before: null, after: { url: row.url, kinds: row.kinds } });
    return { webhook: await read(tx, ctx, row.id), secret };
  });

/** Turned off, it gives up what waits; turned on, it begins anew. @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT */
export const changeWebhook = (
  ctx: StaffCtx,
  id: string,
  { version, url, kinds, isOn }: WebhookChange,
): Promise<Webhook> =>
  changing(ctx, async (tx, webhooks) => {
    const before = await read(tx, ctx, id);
    const others = (await webhooks.list()).filter((one) => one.id !== id);
    const change = { url: addressOf(url, others), kinds: [...new Set(kinds)], isOn };
    const begins = isOn && !before.isOn ? { failingSince: null, offAt: null } : {};
    if (!(await webhooks.change(id, version, { ...change, ...begins }))) throw await stale(tx, ctx, id);
    if (!isOn) await deliveryRepo(tx, scopeOf(ctx)).giveUpAll(id);
    await record(tx, ctx, id, { before: { url: before.url, kinds: before.kinds, isOn: before.isOn }, after: change });
    return read(tx, ctx, id);
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT */
export const rotateSecret = (ctx: StaffCtx, id: string, version: number) =>
  changing(ctx, async (tx, webhooks) => {
    await read(tx, ctx, id);
    const { secret, sealedSecret } = await newSecret(tx, ctx, id);
    if (!(await webhooks.change(id, version, { sealedSecret }))) throw await stale(tx, ctx, id);
    await record(tx, ctx, id, { before: { secret: 'before' }, after: { secret: 'after' } });
    return { webhook: await read(tx, ctx, id), secret };
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT */
export const removeWebhook = (ctx: StaffCtx, id: string, version: number) =>
  changing(ctx, async (tx, webhooks) => {
    const { url, kinds } = await read(tx, ctx, id);
    if (!(await webhooks.remove(id, version))) throw await stale(tx, ctx, id);
    await record(tx, ctx, id, { before: { url, kinds }, after: null });
    return {};
  });

const scopeOf = ({ tenant }: StaffCtx) => ({ tenantId: tenant.id });
const refused = (code: 'invalid_format' | 'taken' | 'too_many') =>
  new AppError('INVALID', { errors: [{ path: 'url', code }] });

const changing = <T>(
  ctx: StaffCtx,
  work: (tx: Tx, webhooks: ReturnType<typeof webhookRepo>) => Promise<T>,
): Promise<T> =>
  ctx.tx(async (tx) => {
    const webhooks = webhookRepo(tx, scopeOf(ctx));
    await webhooks.lock();
    return work(tx, webhooks);
  });

/** As it is spelled from then on. @throws AppError INVALID */
function addressOf(typed: string, others: WebhookRow[]): string {
  if (!isWebhookAddress(typed, mayBeLocal())) throw refused('invalid_format');
  const { href } = new URL(typed);
  if (others.some(({ url }) => url === href)) throw refused('taken');
  return href;
}

async function newSecret(tx: Tx, { tenant }: StaffCtx, id: string) {
  const secret = WEBHOOK_SECRET_PREFIX + newToken();
  return { secret, sealedSecret: (await dataKeyOf(tx, tenant.id)).seal(secret, aboutWebhook(id)) };
}

async function read(tx: Tx, ctx: StaffCtx, id: string): Promise<Webhook> {
  const row = await webhookRepo(tx, scopeOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return present(row, await namesOfStaff(tx, ctx.tenant.id));
}

const stale = async (tx: Tx, ctx: StaffCtx, id: string) =>
  new AppError('STATE_CONFLICT', { data: { now: await read(tx, ctx, id) } });

const record = (
  tx: Tx,
  ctx: StaffCtx,
  subjectId: string,
  change: Pick<Parameters<typeof recordDeed>[2], 'before' | 'after'>,
) => recordDeed(tx, ctx, { action: 'settings.keys', subjectKind: 'WEBHOOK', subjectId, ...change });
