import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSeventeenTrack,
  signatureOf,
} from '../../../../src/server/adapters/tracking/seventeen-track/seventeen-track';
import { eventOf, KEY, startFake17Track } from '../../../support/tracking/fake-17track';

let fake: Awaited<ReturnType<typeof startFake17Track>>;
beforeAll(async () => {
  fake = await startFake17Track();
});
afterAll(() => fake.close());

const boxOf = (trackingNo: string) => ({
  tenantId: 'shop',
  id: 'box1',
  carrier: 'Post',
  trackingNo,
  countryCode: 'au',
});
const company = (key = KEY) => createSeventeenTrack({ key, url: fake.url });
const DAY = '2026-11-22T08:00:00Z';

describe('17TRACK', () => {
  it('follows a number once, under a tag that says whose it is', async () => {
    expect(await company().register(boxOf('RR000000001CN'))).toBe(true);
    expect(await company().register(boxOf('RR000000001CN'))).toBe(true);
    expect(fake.tagOf('RR000000001CN')).toBe('shop/box1');
  });

  it.each(['NOBODY123', '??'])('says that %s cannot be followed', async (number) => {
    expect(await company().register(boxOf(number))).toBe(false);
  });

  it('knows nothing of a number at first, then all of it', async () => {
    const asked = company();
    await asked.register(boxOf('RR000000002CN'));
    expect(await asked.pull(boxOf('RR000000002CN'))).toEqual([]);
    fake.tell('RR000000002CN', [eventOf('Delivered_Other', DAY, 'AU')]);
    expect(await asked.pull(boxOf('RR000000002CN'))).toEqual([
      {
        at: new Date(DAY),
        code: 'Delivered_Other',
        state: 'DELIVERED',
        leg: 'LOCAL',
        place: 'Harbour',
        text: 'It is Delivered_Other',
      },
    ]);
  });

  it.each([
    ['InfoReceived', 'CN', 'INFO_RECEIVED'],
    ['InTransit_PickedUp', 'CN', 'PICKED_UP'],
    ['InTransit_Departure', 'CN', 'IN_TRANSIT'],
    // the customs of the country that it leaves
    ['InTransit_CustomsProcessing', 'CN', 'IN_TRANSIT'],
    ['InTransit_CustomsProcessing', 'AU', 'CUSTOMS'],
    ['InTransit_CustomsRequiringInformation', 'AU', 'PAPERS_WANTED'],
    ['InTransit_CustomsReleased', 'AU', 'IN_TRANSIT'],
    // an airport between
    ['InTransit_Arrival', 'SG', 'IN_TRANSIT'],
    ['InTransit_Arrival', 'AU', 'ARRIVED'],
    ['AvailableForPickup_Other', 'AU', 'AVAILABLE_FOR_PICKUP'],
    ['OutForDelivery_Other', 'AU', 'OUT_FOR_DELIVERY'],
    ['DeliveryFailure_NoBody', 'AU', 'FAILED_ATTEMPT'],
    ['Exception_Returning', 'AU', 'EXCEPTION'],
    ['Exception_Returned', 'CN', 'RETURNED'],
    ['Exception_Lost', 'AU', 'EXCEPTION'],
  ])('says %s in %s in our words: %s', (subState, country, state) => {
    const { body, sign } = fake.pushOf('RR1', [eventOf(subState, DAY, country)], 'shop/box1');
    const notice = company().readCall({
      rawBody: body,
      rawQuery: '',
      header: (name) => (name === 'sign' ? sign : undefined),
    });
    expect(notice?.newsTo('au').map((each) => each.state)).toEqual([state]);
  });

  it.each([
    ['a number that is not found', eventOf('NotFound_Other', DAY, 'AU')],
    ['what is not heard of any more', eventOf('Expired_Other', DAY, 'AU')],
    ['what has no time', eventOf('InTransit_Other', '', 'AU')],
  ])('makes no event of %s', (_, event) => {
    const { body, sign } = fake.pushOf('RR1', [event], 'shop/box1');
    expect(
      company()
        .readCall({ rawBody: body, rawQuery: '', header: () => sign })
        ?.newsTo('au'),
    ).toEqual([]);
  });

  it('takes a local time with its offset where it has no other', () => {
    const event = eventOf('InTransit_Other', '2026-11-22T18:00:00+10:00', 'AU', { time_utc: null });
    const { body, sign } = fake.pushOf('RR1', [event], 'shop/box1');
    expect(
      company()
        .readCall({ rawBody: body, rawQuery: '', header: () => sign })
        ?.newsTo('au')[0]?.at,
    ).toEqual(new Date(DAY));
  });

  it('signs the body as it stands, a slash and the key', () => {
    expect(signatureOf('{"event":"TRACKING_UPDATED"}', 'KEY')).toBe(
      '68a7ac99df71d5d85a5e8be3ecba4eb64834ac9b0e6d7fc89c1f45f982c8019a',
    );
  });

  it('is not heard under another signature, and says nothing of what is no box of ours', () => {
    const { body, sign } = fake.pushOf('RR1', [], 'shop/box1');
    const heard = (rawBody: string, given: string | undefined) =>
      company().readCall({ rawBody, rawQuery: '', header: () => given });
    for (const given of [undefined, '', sign.toUpperCase(), 'é'.repeat(64)]) expect(heard(body, given)).toBeUndefined();
    expect(heard(`${body} `, sign)).toBeUndefined();
    for (const other of ['not json', '{}', fake.pushOf('RR1', [], 'no-tag-of-ours').body])
      expect(heard(other, signatureOf(other, KEY))).toBeNull();
  });

  it('does not pass for an answer where the key or the number is not known', async () => {
    await expect(company('another-key-of-somebody').register(boxOf('RR3'))).rejects.toThrow('-18010002');
    await expect(company().pull(boxOf('RR000000009CN'))).rejects.toThrow('-18019902');
  });
});
