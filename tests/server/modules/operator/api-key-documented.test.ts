import { expect, it } from 'vitest';
import { apiKeyDeskEndpoints as calls } from '../../../../src/contract/api-key.desk.endpoints';
import { documentedBlock } from '../../../support/operations';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

/** A `curl` of the page as the request that it sends. */
function asRequest(command: string) {
  const [, path = ''] = /https:\/\/shop\.example\/api(\S+)/.exec(command) ?? [];
  const headers = [...command.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [name, value]);
  const [, body] = / -d '([^']+)'/.exec(command) ?? [];
  return { path, headers: Object.fromEntries(headers) as Record<string, string>, body };
}

it('the calls of docs/operations.md are answered to a key with their rights', async () => {
  const shop = await startShop();
  const { shopperId } = await signUp(shop);
  const body = { name: 'ERP', permissions: ['purchase.read' as const, 'customer.note' as const], days: 1 };
  const { token } = (await shop.call(calls.create, { body }, await signInStaff(shop))).data;
  const written = documentedBlock('keys').replaceAll('\\\n', '').replaceAll('sampan_key_…', token);
  const sent = written.trim().split('\n').map((line) => asRequest(line.replace('CUSTOMER', shopperId))); // prettier-ignore
  expect(sent.map(({ path }) => path)).toHaveLength(2);
  for (const { path, headers, body: json } of sent) {
    const answer = await shop.fetchRaw(path, { method: json ? 'POST' : 'GET', headers, body: json ?? null });
    expect(answer.status, path).toBe(200);
  }
});
