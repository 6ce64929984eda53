import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createSandbox } from '../../../src/demo/sandbox/sandbox-payment';
import { tenantTx } from '../../../src/server/db/database';
import { sandboxCharge } from '../../../src/server/db/schema/sandbox';
import type { PlayedBank, Sent } from './played-bank';

const SECRET = 'a-secret-of-this-bank-alone';
const DECISIONS = { paid: 'approved', declined: 'declined', closed: 'closed' } as const;

/** The sandbox, whose hosted page nobody needs here: a test decides and sends its callbacks. */
export function sandboxBank(): PlayedBank {
  const sandbox = createSandbox({
    secrets: () => [SECRET],
    isOn: () => Promise.resolve(true),
    deliver: () => Promise.reject(new Error('no callback by itself')),
  });
  const rowsOf = (tenantId: string) =>
    tenantTx({ tenantId, shopperId: '' }, (tx) =>
      tx.select().from(sandboxCharge).where(eq(sandboxCharge.tenantId, tenantId)).orderBy(sandboxCharge.createdAt),
    );
  let events = 0;
  return {
    company: { provider: sandbox.provider, findCredentials: sandbox.findCredentials },
    starts: { redirect: 'PAGE', qr: 'QR', code: 'CODE', link: 'LINK', form: 'FORM', script: 'SCRIPT' },
    charges: async (tenantId) =>
      (await rowsOf(tenantId)).map(({ id, amount, currency, status, refunds }) => ({
        tenantId,
        providerRef: id,
        reference: id,
        amount: { amount, currency },
        isPaid: status === 'approved',
        returned: refunds.reduce((sum, refund) => sum + refund.amount, 0),
      })),
    async decide({ tenantId, providerRef }, decision, now) {
      await sandbox.decide({ tenantId, now }, providerRef, { status: DECISIONS[decision], holdCallback: true });
    },
    async notice({ tenantId, providerRef }, now, { lie = {}, eventId = `event-${(events += 1)}` } = {}) {
      const row = (await rowsOf(tenantId)).find(({ id }) => id === providerRef);
      if (!row) throw new Error('no such charge at the sandbox');
      const { orderRef, amount, currency, status } = row;
      const { account: merchant = tenantId, ...sum } = lie;
      const data = { chargeId: providerRef, orderRef, merchant, amount, currency, ...sum, status };
      const body = JSON.stringify({ id: eventId, type: `charge.${status}`, data });
      return signed(tenantId, body, now);
    },
    forgeries: (sent) => {
      const body = String(sent.init.body);
      const headers = sent.init.headers as Record<string, string>;
      const signature = headers['x-sandbox-signature'] ?? '';
      const at = Number(/t=(\d+)/.exec(signature)?.[1]);
      const withSignature = (value: string) => ({
        init: { ...sent.init, headers: { ...headers, 'x-sandbox-signature': value } },
      });
      return [
        { init: { ...sent.init, body: `${body} ` } },
        { init: { ...sent.init, body: body.replace(/"amount":(\d+)/, '"amount":1$1') } },
        withSignature(''),
        withSignature(signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))),
        withSignature(signature.replace(/t=\d+/, `t=${String(at + 1)}`)),
      ];
    },
    hears: {
      taken: { status: 200, body: '{"received":true}' },
      again: { status: 200, body: '{"received":true}' },
      unknown: { status: 404, body: '{"received":false}' },
      disputed: { status: 200, body: '{"received":true}' },
      refused: { status: 403, body: '{"received":false}' },
    },
  };
}

/** As the sandbox's documentation says it: a key for each shop, over the seconds and the body. */
function signed(tenantId: string, body: string, now: Date): Sent {
  const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
  const seconds = Math.floor(now.getTime() / 1000);
  const value = `t=${String(seconds)},v1=${hmac(hmac(SECRET, `sandbox/${tenantId}`), `${String(seconds)}.${body}`)}`;
  return {
    init: { method: 'POST', headers: { 'content-type': 'application/json', 'x-sandbox-signature': value }, body },
  };
}
