import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { networksOf } from '../../../src/server/kernel/caller-network';
import { startShop, type Shop } from '../../support/shop';

const ask = async (shop: Shop, ip: string) =>
  (
    await shop.call(
      authEndpoints.checkEmailAvailable,
      { query: { email: 'a@mail.test' } },
      { headers: { 'x-sampan-client-ip': ip } },
    )
  ).status;
const times = async (count: number, status: (i: number) => Promise<number>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push(await status(i));
  return statuses.filter((one) => one === 200).length;
};

describe('a caller', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['::ffff:192.0.2.1', ['192.0.2.1']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:DB8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['', ['']],
  ])('at %s counts as %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });

  // each of 2⁶⁴ addresses had a limit of its own
  it('has one limit for its network, whatever its addresses', async () => {
    const shop = await startShop();
    expect(await times(15, (i) => ask(shop, `2001:db8:0:1::${i}`))).toBe(10);
    expect(await ask(shop, '2001:db8:0:2::1')).toBe(200);
    expect(await ask(shop, '::ffff:203.0.113.1')).toBe(200);
    expect(await times(15, () => ask(shop, '203.0.113.1'))).toBe(9);
  });

  it('has a higher one for the larger network around it', async () => {
    const shop = await startShop();
    expect(await times(90, (i) => ask(shop, `2001:db8:7:${i}::1`))).toBe(80);
    expect(await ask(shop, '2001:db8:8::1')).toBe(200);
  });

  // 10,000 shops were 10,000 limits
  it('has one for all shops together', async () => {
    const shops = await Promise.all(Array.from({ length: 7 }, () => startShop()));
    const asked = await times(70, (i) => ask(shops[i % 7] as Shop, '203.0.113.77'));
    expect(asked).toBe(50);
    expect(await ask(shops[6] as Shop, '203.0.113.78')).toBe(200);
  });
});
