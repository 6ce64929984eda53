import { expect, it } from 'vitest';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { metrics } from '../../../src/server/kernel/metrics';
import { PAY_PASSWORD } from '../../support/money';
import { startOrdering } from '../modules/purchase/ordering';

const COUNTED = [
  'sampan_orders_total',
  'sampan_payments_total',
  'sampan_idempotency_total',
  'sampan_rate_limited_total',
];

async function counts(): Promise<Record<string, number>> {
  const lines = (await metrics().registry.metrics()).split('\n').filter((line) => COUNTED.some((name) => line.startsWith(`${name}{`))); // prettier-ignore
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

it('an order that is paid, asked for twice and with another body changes these numbers and no others', async () => {
  const at = await startOrdering();
  await at.fund(100_000);
  const before = await counts();
  const order = await at.order();
  const options = { token: at.token, headers: { 'idempotency-key': 'a-key-of-this-test-1' } };
  const pay = (payPassword: string) =>
    at.shop.call(purchaseEndpoints.pay, { params: { id: order.id }, body: { payPassword } }, options);
  expect((await pay(PAY_PASSWORD)).status).toBe(200);
  expect((await pay(PAY_PASSWORD)).status).toBe(200);
  expect((await pay('000000')).problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await at.shop.call(purchaseEndpoints.close, { params: { id: order.id } }, { token: at.token })).status).toBe(
    200,
  );
  const after = await counts();
  const grown = Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)] as const);
  expect(Object.fromEntries(grown.filter(([, by]) => by !== 0))).toEqual({
    'sampan_orders_total{event="placed"}': 1,
    'sampan_orders_total{event="paid"}': 1,
    'sampan_orders_total{event="closed"}': 1,
    'sampan_payments_total{provider="BALANCE",state="paid"}': 1,
    'sampan_idempotency_total{outcome="first"}': 2,
    'sampan_idempotency_total{outcome="replay"}': 1,
    'sampan_idempotency_total{outcome="reused"}': 1,
  });
});
