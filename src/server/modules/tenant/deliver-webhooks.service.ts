import { shopTx } from '../../db/database';
import type { WebhookPort } from '../../adapters/webhook/webhook.port';
import { dataKeyOf } from '../../kernel/data-key';
import type { IsStopped } from '../../kernel/due-work';
import { log } from '../../kernel/log';
import { recordCommand } from '../operator/audit.service';
import { claimDueDeliveries, deliveryRepo, type DeliveryRow } from './webhook-delivery.repo';
import { webhookRepo } from './webhook.repo';
import { aboutWebhook, FAILING_WAIT_MS, isGivenUp, nextTry, signatureOf } from './webhook.rules';

const BATCH = 80;
/** So many receivers beside each other, each asked for one thing at a time: a slow one takes one place and no more. */
const AT_ONCE = 8;
/** Longer than one receiver can take for all that is claimed of it. */
const LEASE_MS = 300_000;
const HOUR_MS = 3_600_000;

/** Sends what is due to all webhooks of all shops, until nothing is. @returns how many were taken */
export async function deliverWebhooks(
  port: WebhookPort,
  now: () => Date,
  isStopped: IsStopped = () => false,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claimDueDeliveries({ now: now(), until: new Date(now().getTime() + LEASE_MS), limit: BATCH });
    const lines = byWebhook(claimed);
    const serveNext = async (): Promise<void> => {
      for (let line = lines.shift(); line; line = lines.shift()) sent += await serve(line, port, now, isStopped);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, serveNext));
    if (claimed.length === 0 || isStopped()) return sent;
  }
}

function byWebhook(rows: DeliveryRow[]): DeliveryRow[][] {
  const lines = new Map<string, DeliveryRow[]>();
  for (const row of rows) {
    const key = `${row.tenantId} ${row.webhookId}`;
    lines.set(key, [...(lines.get(key) ?? []), row]);
  }
  return [...lines.values()];
}

/** What is due to one webhook, in the order of its events, until one of it fails: the others would fail as well. */
async function serve(rows: DeliveryRow[], port: WebhookPort, now: () => Date, isStopped: IsStopped): Promise<number> {
  let sent = 0;
  let resumeAt: Date | undefined;
  for (const row of rows) {
    try {
      if (isStopped() || resumeAt) await giveBack(row, resumeAt ?? now());
      else if (await sendOne(row, port, now)) sent += 1;
      else resumeAt = new Date(now().getTime() + FAILING_WAIT_MS);
    } catch (error) {
      log().warn({ tenant: row.tenantId, delivery: row.id, err: error }, 'webhook not sent');
      resumeAt = new Date(now().getTime() + HOUR_MS);
      await giveBack(row, resumeAt);
    }
  }
  return sent;
}

const giveBack = (row: DeliveryRow, at: Date) => shopTx(row.tenantId, (tx) => deliveryRepo(tx, row).release(row, at));

/** @returns whether it was taken */
async function sendOne(row: DeliveryRow, port: WebhookPort, now: () => Date): Promise<boolean> {
  const { tenantId, webhookId, eventId, attempts } = row;
  const target = await shopTx(tenantId, async (tx) => {
    const found = await webhookRepo(tx, { tenantId }).find(webhookId);
    if (!found) return undefined;
    const secret = (await dataKeyOf(tx, tenantId)).open(found.sealedSecret, aboutWebhook(webhookId));
    return { url: found.url, secret };
  });
  // it was removed meanwhile, and this with it
  if (!target) return true;
  const body = JSON.stringify(row.payload);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Sampan-Webhook',
    'sampan-event': eventId,
    'sampan-signature': signatureOf(target.secret, body, now()),
  };
  const { status, fault } = await port.send(target.url, { body, headers });
  const at = now();
  await shopTx(tenantId, async (tx) => {
    const [deliveries, webhooks] = [deliveryRepo(tx, row), webhookRepo(tx, { tenantId })];
    const told = { lastStatus: status, lastError: fault };
    if (!fault) {
      if (await deliveries.settle(row, { ...told, state: 'SENT', sentAt: at })) await webhooks.arrived(webhookId);
      return;
    }
    const next = nextTry(attempts, at);
    const then = next ? { nextAttemptAt: next } : { state: 'GIVEN_UP' as const };
    if (!(await deliveries.settle(row, { ...told, ...then }))) return;
    const since = await webhooks.failed(webhookId, at);
    if (!since || !isGivenUp(since, at)) return;
    await webhooks.turnOff(webhookId, at);
    await deliveries.giveUpAll(webhookId);
    const change = { before: { isOn: true }, after: { isOn: false, failingSince: since.toISOString() } };
    await recordCommand(tx, tenantId, at, {
      action: 'webhook.off',
      subjectKind: 'WEBHOOK',
      subjectId: webhookId,
      ...change,
    });
  });
  return fault === null;
}
