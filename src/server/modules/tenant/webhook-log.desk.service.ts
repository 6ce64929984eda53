import type { WebhookDeliveries, WebhookDelivery } from '../../../contract/webhook';
import { LIMITS } from '../../../contract/limits';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { countAttempt } from '../../kernel/rate-limit';
import { newId } from '../../kernel/tokens';
import { recordDeed } from '../operator/audit.service';
import { deliveryRepo, queueDeliveries, type DeliveryRow } from './webhook-delivery.repo';
import { webhookRepo } from './webhook.repo';
import { eventIdOf } from './webhook.rules';

const MINUTE_SECONDS = 60;

const present = (row: DeliveryRow): WebhookDelivery => ({
  ...{ id: row.id, kind: row.kind, state: row.state, tries: row.attempts, body: row.payload },
  ...{ lastStatus: row.lastStatus, lastError: row.lastError },
  nextAt: row.state === 'WAITING' ? row.nextAttemptAt.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

/** @throws AppError NOT_FOUND */
export const listDeliveries = (
  ctx: StaffCtx,
  webhookId: string,
  after: string | undefined,
): Promise<WebhookDeliveries> =>
  ctx.tx(async (tx) => {
    const scope = { tenantId: ctx.tenant.id };
    if (!(await webhookRepo(tx, scope).find(webhookId))) throw new AppError('NOT_FOUND');
    const [time = '', id = ''] = after?.split('_') ?? [];
    const place = after === undefined ? undefined : { at: new Date(Number(time)), id };
    const rows = await deliveryRepo(tx, scope).list(webhookId, LIMITS.webhookPage, place);
    const last = rows.length === LIMITS.webhookPage ? rows.at(-1) : undefined;
    return { items: rows.map(present), next: last ? `${last.createdAt.getTime()}_${last.id}` : null };
  });

/** Something that did not happen, to one webhook. @throws AppError NOT_FOUND, STATE_CONFLICT where it is off, TOO_MANY_REQUESTS */
export async function pingWebhook(ctx: StaffCtx, webhookId: string): Promise<WebhookDelivery> {
  await countAttempt(ctx, { key: 'webhook-ping', max: LIMITS.pingsAMinute, windowSeconds: MINUTE_SECONDS });
  return ctx.tx(async (tx) => {
    const scope = { tenantId: ctx.tenant.id };
    requireOn(await webhookRepo(tx, scope).find(webhookId));
    const id = eventIdOf(ctx.tenant.id, `ping ${newId()}`);
    const subject = { kind: 'PING' as const, id: webhookId, number: '' };
    await queueDeliveries(tx, ctx.tenant.id, { id, kind: 'ping', at: ctx.now().toISOString(), subject }, webhookId);
    const row = await deliveryRepo(tx, scope).findOf(webhookId, id);
    if (!row) throw new AppError('NOT_FOUND');
    await record(ctx, tx, row);
    return present(row);
  });
}

/** With the id that the event had: who has seen it knows it. One that waits already stays as it is. @throws AppError NOT_FOUND, STATE_CONFLICT */
export const sendAgain = (ctx: StaffCtx, id: string): Promise<WebhookDelivery> =>
  ctx.tx(async (tx) => {
    const deliveries = deliveryRepo(tx, { tenantId: ctx.tenant.id });
    const row = await deliveries.find(id);
    if (!row) throw new AppError('NOT_FOUND');
    requireOn(await webhookRepo(tx, { tenantId: ctx.tenant.id }).find(row.webhookId));
    if (!(await deliveries.sendAgain(id, ctx.now()))) return present(row);
    await record(ctx, tx, row);
    const again = await deliveries.find(id);
    return present(again ?? row);
  });

function requireOn(webhook: { isOn: boolean } | undefined): void {
  if (!webhook) throw new AppError('NOT_FOUND');
  if (!webhook.isOn) throw new AppError('STATE_CONFLICT');
}

const record = (ctx: StaffCtx, tx: Parameters<typeof recordDeed>[0], { webhookId, eventId }: DeliveryRow) =>
  recordDeed(tx, ctx, {
    ...{ action: 'settings.keys', subjectKind: 'WEBHOOK', subjectId: webhookId },
    ...{ before: null, after: { sent: eventId } },
  });
