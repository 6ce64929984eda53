import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKuaidi100, signed } from '../../../../src/server/adapters/tracking/kuaidi100/kuaidi100';
import { trackingCompanies, trackingCompanyFor } from '../../../../src/server/adapters/tracking/tracking.registry';
import { CUSTOMER, eventOf, KEY, SALT, startFakeKuaidi100 } from '../../../support/tracking/fake-kuaidi100';
import { withEnv } from '../../../support/with-env';

let fake: Awaited<ReturnType<typeof startFakeKuaidi100>>;
beforeAll(async () => {
  fake = await startFakeKuaidi100();
});
afterAll(() => fake.close());

const CALLBACK = 'https://mekong.example/api/front/tracking/KUAIDI100/callback';
const boxOf = (trackingNo: string, carrier = 'YTO', countryCode = 'cn') => ({ tenantId: 'shop', id: 'box1', carrier, trackingNo, countryCode }); // prettier-ignore
const company = (given: Partial<Parameters<typeof createKuaidi100>[0]> = {}) =>
  createKuaidi100({ customer: CUSTOMER, key: KEY, salt: SALT, callback: CALLBACK, url: fake.url, ...given });
const AT = '2026-11-22 16:00:00';
const heardOf = (number: string, ...events: ReturnType<typeof eventOf>[]) => {
  const { query, body } = fake.pushOf(number, events);
  return company().readCall({ rawBody: body, rawQuery: query.slice(1), header: () => undefined });
};

describe('Kuaidi100', () => {
  it('signs the parameter as it stands, the key and the customer', () => {
    expect(signed('{"com":"zhongtong","num":"1"}', 'KEY', 'CUST')).toBe('036CB4D513F9CD2DB8589480D3DDDBDB');
  });

  it('subscribes once, says whose it is in the address, and gives each number a salt of its own', async () => {
    expect(await company().register(boxOf('YT0000000000001'))).toBe(true);
    expect(await company().register(boxOf('YT0000000000001'))).toBe(true);
    const told = fake.subscriptionOf('YT0000000000001');
    expect([told?.company, told?.callback.href]).toEqual(['yuantong', `${CALLBACK}?box=shop%2Fbox1`]);
    await company().register({ ...boxOf('YT0000000000002'), id: 'box2' });
    expect(fake.subscriptionOf('YT0000000000002')?.salt).not.toBe(told?.salt);
  });

  it.each([
    ['the shopper’s word for it', 'zto', '123456789012', 'zhongtong', undefined],
    ['the number itself', '', 'SF1234567890123', 'shunfeng', undefined],
    ['neither', 'A van', '99887766554433', '', '1'],
  ])('names the courier by %s', async (_, carrier, number, code, autoCom) => {
    await company().register(boxOf(number, carrier));
    const told = fake.subscriptionOf(number);
    expect([told?.company, told?.parameters.autoCom]).toEqual([code, autoCom]);
  });

  it('says which number cannot be followed, and fails where the key is wrong', async () => {
    expect(await company().register(boxOf('BAD12345678'))).toBe(false);
    await expect(company({ key: 'other' }).register(boxOf('YT0000000000003'))).rejects.toThrow('poll: 600');
    await expect(company({ key: 'other' }).pull(boxOf('YT0000000000003'))).rejects.toThrow('query: 503');
    await expect(company({ url: `${fake.url}/elsewhere` }).pull(boxOf('YT0000000000003'))).rejects.toThrow('404');
  });

  it('subscribes to nothing where it has no address to tell', async () => {
    const before = fake.calls.length;
    expect(await company({ callback: undefined }).register(boxOf('YT0000000000004'))).toBe(true);
    expect(fake.calls).toHaveLength(before);
  });

  it('knows nothing of a number at first, then all of it', async () => {
    expect(await company().pull(boxOf('YT0000000000005'))).toEqual([]);
    fake.tell('YT0000000000005', [eventOf('301', AT)]);
    expect(await company().pull(boxOf('YT0000000000005'))).toEqual([
      {
        at: new Date('2026-11-22T08:00:00Z'),
        code: '301',
        state: 'DELIVERED',
        leg: 'LOCAL',
        place: '浙江,杭州市',
        text: '【杭州】301',
      },
    ]);
  });

  it('gives the last digits of the telephone where it is told one, for couriers that want them', async () => {
    fake.tell('SF0000000000001', [eventOf('1', AT)]);
    const box = boxOf('SF0000000000001', 'SF');
    expect(await company().pull(box)).toEqual([]);
    expect(await company().pull({ ...box, phone: '+86 138 0000 1234' })).toHaveLength(1);
  });

  it.each([
    ['101', 'INFO_RECEIVED'],
    ['103', 'PICKED_UP'],
    ['1', 'PICKED_UP'],
    ['0', 'IN_TRANSIT'],
    ['1002', 'IN_TRANSIT'],
    ['5', 'OUT_FOR_DELIVERY'],
    ['501', 'AVAILABLE_FOR_PICKUP'],
    ['3', 'DELIVERED'],
    ['304', 'DELIVERED'],
    ['2', 'EXCEPTION'],
    ['206', 'FAILED_ATTEMPT'],
    ['209', 'EXCEPTION'],
    ['4', 'RETURNED'],
    ['6', 'EXCEPTION'],
    ['7', 'IN_TRANSIT'],
    ['8', 'CUSTOMS'],
    ['14', 'EXCEPTION'],
  ])('says %s in our words: %s', async (code, state) => {
    await company().register(boxOf('YT0000000000006'));
    const notice = heardOf('YT0000000000006', eventOf(code, AT));
    expect(notice).toMatchObject({ box: { tenantId: 'shop', id: 'box1' }, trackingNo: 'YT0000000000006' });
    expect(notice?.newsTo('cn').map((each) => each.state)).toEqual([state]);
    // which border it is at nobody says
    if (state === 'CUSTOMS') expect(notice?.newsTo('au')[0]?.state).toBe('IN_TRANSIT');
  });

  it('reads the Chinese word where there is no code, and leaves out what has no time', async () => {
    await company().register(boxOf('YT0000000000007'));
    const bare = { statusCode: undefined as unknown as string };
    const words = heardOf('YT0000000000007', eventOf('0', AT), { ...eventOf('x', AT), ...bare, status: '签收' }, { ...eventOf('x', AT), ...bare, status: '?' }, eventOf('3', 'soon')); // prettier-ignore
    expect(words?.newsTo('cn').map(({ state }) => state)).toEqual(['IN_TRANSIT', 'DELIVERED', 'IN_TRANSIT']);
  });

  it('is not heard under another signature, for another box, or of nothing', async () => {
    await company().register(boxOf('YT0000000000008'));
    const { query, body } = fake.pushOf('YT0000000000008', [eventOf('3', AT)]);
    const heard = (rawBody: string, rawQuery = query.slice(1)) =>
      company().readCall({ rawBody, rawQuery, header: () => undefined });
    expect(heard(body)).toMatchObject({ trackingNo: 'YT0000000000008' });
    for (const other of ['', 'box=shop%2Fbox2', 'box=other%2Fbox1', 'box=box1']) expect(heard(body, other)).toBeUndefined(); // prettier-ignore
    for (const other of [body.replace('3', '4'), body.replace('sign=', 'sign=0'), '', '{}']) expect(heard(other)).toBeUndefined(); // prettier-ignore
    expect(heardOf('YT0000000000008')).toBeNull();
  });
});

describe('who is asked of a box', () => {
  const track = { TRACK17_KEY: 'seventeen-track-test-key' };
  const kuaidi = { KUAIDI100_CUSTOMER: CUSTOMER, KUAIDI100_KEY: KEY, KUAIDI100_SALT: SALT };
  const asked = (carrier: string, countryCode: string) => trackingCompanyFor({ carrier, countryCode })?.name;

  it.each([
    ['both', { ...track, ...kuaidi }, ['KUAIDI100', '17TRACK', '17TRACK']],
    ['17TRACK alone', track, ['17TRACK', '17TRACK', '17TRACK']],
    ['Kuaidi100 alone', kuaidi, ['KUAIDI100', 'KUAIDI100', undefined]],
    ['Kuaidi100 without its salt', { ...kuaidi, KUAIDI100_SALT: undefined }, [undefined, undefined, undefined]],
  ])('where there is %s', async (_, change, names) => {
    await withEnv(change, () => {
      expect([asked('YTO', 'cn'), asked('SF', 'au'), asked('Post', 'au')]).toEqual(names);
      expect(new Set(trackingCompanies().map(({ name }) => name))).toEqual(new Set(names.filter(Boolean)));
      return Promise.resolve();
    });
  });
});
