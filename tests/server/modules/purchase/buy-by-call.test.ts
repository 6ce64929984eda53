import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { marketplaceServices } from '../../../../src/server/adapters/marketplace/own-account';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { outsideCredential } from '../../../../src/server/db/schema/outside';
import { tenant as tenants } from '../../../../src/server/db/schema/tenant';
import { buyByCall } from '../../../../src/server/modules/purchase/buy-by-call.service';
import { sellerOrderRepo } from '../../../../src/server/modules/purchase/seller-order.repo';
import { setOutsideCredentials } from '../../../../src/server/modules/tenant/outside-credential.service';
import { forgetTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { runOrderCommand } from '../../../../src/server/start/shop-order-command';
import { productOf } from '../../../support/marketplace';
import { CLERK } from '../../../support/parcels';
import { withEnv } from '../../../support/with-env';
import { startPlacing } from './placing';

type At = Awaited<ReturnType<typeof startPlacing>>;
let at: At;
beforeAll(async () => void (at = await startPlacing(productOf({ channel: 'ALIBABA' }))));
afterAll(() => at.fake.close());

const OWN = [{ name: 'alibaba-1688', since: 'then' }];
const takeOwnAccount = async () => {
  const { tenantId } = at.owner;
  await systemTx((tx) => tx.delete(outsideCredential).where(eq(outsideCredential.tenantId, tenantId)));
  forgetTenant(tenantId);
};
const paid = async () => {
  // with one, a busy machine sooner or later learns of it and asks for the goods there too
  await takeOwnAccount();
  const order = await at.paidForTwo();
  at.sells(order);
  return order;
};
const ofServer = <T>(work: () => Promise<T>, url = at.fake.account.url) =>
  withEnv(
    {
      ALI1688_APP_KEY: at.fake.account.appKey,
      ALI1688_APP_SECRET: at.fake.account.appSecret,
      ALI1688_REFRESH_TOKEN: at.fake.account.refreshToken,
      ALI1688_BASE_URL: url,
      ALI1688_RPS: 1000,
    },
    work,
  );
const giveOwnAccount = async (appKey = at.fake.account.appKey) => {
  const service = marketplaceServices().find(({ name }) => name === 'ALIBABA-1688');
  if (!service) throw new Error('1688 is no service');
  const { appSecret, refreshToken, url } = at.fake.account;
  const text = `appKey=${appKey}\nappSecret=${appSecret}\nrefreshToken=${refreshToken}\nurl=${url}\n`;
  await setOutsideCredentials(at.owner.tenantId, service, text, at.shop.clock.now);
};
const buy = ({ orderNo }: { orderNo: string }, shop: { isLive?: boolean; marketplaceAccounts?: typeof OWN }) =>
  buyByCall({ ...at.shop.tenant, ...shop }, orderNo, {
    actor: CLERK,
    at: at.shop.clock.now,
    record: () => Promise.resolve(),
  });
const madeFor = ({ orderNo }: { orderNo: string }) => at.fake.made.filter(({ outOrderId }) => outOrderId.startsWith(orderNo)); // prettier-ignore
const statusOf = async ({ id }: { id: string }) => (await at.get(id)).data.status;

it('reaches no seller with test money, whatever accounts there are, and waits as it is', async () => {
  const order = await paid();
  await giveOwnAccount();
  await ofServer(async () => {
    expect(await buy(order, { marketplaceAccounts: OWN })).toEqual({ placing: 'FOR_A_PERSON' });
    expect(await runOrderCommand(['list', at.owner.tenantId], { now: at.shop.clock.now })).toMatch(
      new RegExp(`${order.orderNo}  PAID .*  for a person`),
    );
  });
  expect(at.fake.calls).toEqual([]);
  expect(await statusOf(order)).toBe('PAID');
});

it('waits for a person where its marketplace has no account', async () => {
  const order = await paid();
  expect(await buy(order, { isLive: true })).toEqual({ placing: 'FOR_A_PERSON' });
  expect(await statusOf(order)).toBe('PAID');
});

it('is ordered by the account of the shop before that of the server', async () => {
  const order = await paid();
  await giveOwnAccount();
  const { placing, payUrl } = await ofServer(
    () => buy(order, { isLive: true, marketplaceAccounts: OWN }),
    'http://127.0.0.1:9/nobody',
  );
  expect(placing).toBe('PLACED');
  expect(payUrl).toMatch(/^https:\/\/trade\.1688\.com\/pay/);
  expect(madeFor(order)).toHaveLength(1);
});

it('is not ordered once more by another account, which does not see what the first was asked for', async () => {
  const order = await paid();
  at.fake.trade.next = 'unanswered';
  await ofServer(() => expect(buy(order, { isLive: true })).rejects.toMatchObject({ kind: 'unavailable' }));
  at.later();
  await giveOwnAccount('2000000');
  expect(await buy(order, { isLive: true, marketplaceAccounts: OWN })).toEqual({ placing: 'FOR_A_PERSON' });
  expect(madeFor(order)).toHaveLength(1);
  expect(await ofServer(() => buy(order, { isLive: true }))).toMatchObject({ placing: 'PLACED' });
  expect(madeFor(order)).toHaveLength(1);
  const wanted = await shopTx(at.owner.tenantId, (tx) => sellerOrderRepo(tx, at.owner).findWanted(order.id));
  expect(wanted?.source).toBe(`alibaba-1688 ${at.fake.account.appKey}`);
});

it('is ordered and followed by a command, once the money of its shop is real', async () => {
  const order = await paid();
  const { tenantId } = at.owner;
  const run = (...words: string[]) => runOrderCommand(words, { now: at.shop.clock.now });
  await systemTx((tx) => tx.update(tenants).set({ wentLiveAt: at.shop.clock.now }).where(eq(tenants.id, tenantId)));
  forgetTenant(tenantId);
  await ofServer(async () => {
    expect(await run('list', tenantId)).toContain(`alibaba-1688 ${at.fake.account.appKey}`);
    const said = `${order.orderNo}: ordered; it is paid at https://trade.1688.com/pay`;
    expect(await run('buy', tenantId, order.orderNo)).toContain(said);
    expect(await run('buy', tenantId, order.orderNo)).toContain(said);
    expect(madeFor(order)).toHaveLength(1);
    expect(await run('follow', tenantId, order.orderNo)).toBe(`${order.orderNo}: UNPAID`);
    await expect(run('buy', tenantId, 'none')).rejects.toThrow('There is no order none');
  });
});
