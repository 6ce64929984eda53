import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { threadEndpoints } from '../../../../src/contract/thread.endpoints';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { startWriting } from './writing';

const HOUR_MS = 3_600_000;
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});

describe('a conversation about an order', () => {
  it('is written into by both, read by both, and told to its shopper once a message', async () => {
    const at = await startWriting(shop);
    const { data: begun } = await at.write();
    expect(begun).toMatchObject({
      subjectKind: 'ORDER',
      subjectId: at.order.id,
      reference: at.order.orderNo,
      unread: 0,
    });
    expect(begun.answerBy).not.toBeNull();
    const { data: seen } = await at.open(begun.id);
    expect(seen).toMatchObject({ status: 'OPEN', shopper: { name: 'Ada Tester' }, language: 'en', version: 1 });

    const { data: answered } = await at.answer(seen.version);
    expect(answered).toMatchObject({ status: 'WAITING_SHOPPER', unread: 1, dueAt: null, assigned: { isMine: true } });
    const { data: read } = await at.see(begun.id);
    expect(read.messages.map(({ author, name, text }) => [author, name, text])).toEqual([
      ['SHOPPER', '', 'Where is it?'],
      ['STAFF', 'Anna Desk', 'Tomorrow'],
    ]);
    const mails = (await mailsTo(shop, at.email)).filter(({ subject }) => subject.includes('has written'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`/my/purchase/${at.order.id}#messages`);
    const notices = await shop.call(accountEndpoints.listNotifications, {}, { token: at.token });
    const told = notices.data.items.filter(({ link }) => link?.endsWith('#messages'));
    expect(told).toMatchObject([{ link: `/my/purchase/${at.order.id}#messages`, isRead: false }]);

    await shop.call(threadEndpoints.read, { params: { id: begun.id } }, { token: at.token });
    expect((await at.open(begun.id)).data.unread).toBe(0);
  });

  it('shows nobody else anything, and takes no word of theirs', async () => {
    const at = await startWriting(shop);
    const { data } = await at.write();
    const neighbour = await at.neighbour();
    expect((await at.see(data.id, neighbour.token)).status).toBe(404);
    const about = { query: { kind: 'ORDER' as const, id: at.order.id } };
    expect((await shop.call(threadEndpoints.about, about, { token: neighbour.token })).status).toBe(404);
    const body = { kind: 'ORDER' as const, id: at.order.id, text: 'Mine', photos: [] };
    expect((await shop.call(threadEndpoints.write, { body }, { token: neighbour.token })).status).toBe(404);
    const other = await startWriting();
    expect((await other.open(data.id)).status).toBe(404);
    expect((await other.answer(null, { kind: 'ORDER', id: at.order.id })).status).toBe(404);
  });

  it('keeps notes among the staff: no shopper sees one, is told of one, or reads that there is one', async () => {
    const at = await startWriting(shop);
    const { data } = await at.write();
    expect((await at.answer(null, { then: 'NOTE', text: 'Rude last week' })).data.messages).toHaveLength(2);
    const { data: seen } = await at.see(data.id);
    expect(seen).toMatchObject({ lastText: 'Where is it?', unread: 0, isDone: false });
    expect(JSON.stringify(seen)).not.toContain('Rude');
    expect((await mailsTo(shop, at.email)).filter(({ subject }) => subject.includes('has written'))).toEqual([]);
    expect((await at.open(data.id)).data).toMatchObject({ status: 'OPEN', lastAuthor: 'SHOPPER' });
    const fresh = await startWriting(shop);
    expect((await fresh.answer(null, { then: 'NOTE' })).status).toBe(404);
  });

  it('opens again by a word of its shopper, whatever the staff has made of it', async () => {
    const at = await startWriting(shop);
    const { data } = await at.write();
    const { data: done } = await at.answer((await at.open(data.id)).data.version, { then: 'DONE' });
    expect((await at.see(data.id)).data.isDone).toBe(true);
    await at.write('Thank you, but …');
    const { data: open } = await at.open(data.id);
    expect(open).toMatchObject({ status: 'OPEN', unread: 0 });
    expect(open.version).toBeGreaterThan(done.version);
  });

  it('is not written over by who has not read the last word', async () => {
    const at = await startWriting(shop);
    const { data } = await at.write();
    const { version } = (await at.open(data.id)).data;
    await at.write('And which size?');
    const late = await at.answer(version);
    expect(late.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { lastText: 'And which size?' } });
    const colleague = await signInStaff(shop, ['support']);
    const { data: now } = await at.open(data.id);
    expect((await at.answer(now.version)).status).toBe(200);
    expect((await at.answer(now.version, {}, colleague)).problem.code).toBe('STATE_CONFLICT');
  });

  it('takes a first word of the shop, and none about what is not there', async () => {
    const at = await startWriting(shop);
    expect((await at.answer(null)).data).toMatchObject({ status: 'WAITING_SHOPPER', unread: 1 });
    expect((await at.answer(null, { kind: 'PARCEL', id: 'none' })).status).toBe(404);
    const general = await at.answer(null, { kind: 'NONE', id: at.shopperId });
    expect(general.data.reference).toMatch(/^MS/);
    const found = await shop.call(threadEndpoints.about, { query: { kind: 'NONE' } }, { token: at.token });
    expect(found.data.thread).toMatchObject({ subjectId: null, unread: 1 });
  });

  it('refuses pictures that are not the shopper’s, empty words, long ones, and more than an hour bears', async () => {
    const at = await startWriting(shop);
    expect((await at.write('Look', { photos: ['https://elsewhere.test/a.jpg'] })).problem.errors).toEqual([
      { path: 'photos.0', code: 'unknown' },
    ]);
    expect((await at.write('  ')).status).toBe(422);
    expect((await at.write('a'.repeat(2001))).status).toBe(422);
    expect((await at.write('One', { kind: 'PARCEL', id: undefined })).status).toBe(422);
    const statuses: number[] = [];
    while (statuses.length < 50 && !statuses.includes(429)) statuses.push((await at.write('One more')).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});

describe('the queue of conversations', () => {
  it('has what is due first before the rest, and each where it stands', async () => {
    const own = await startShop();
    // a Saturday: everything is due on Monday
    const [first, second] = [await startWriting(own), await startWriting(own)];
    const { data: older } = await first.write();
    own.clock.now = new Date(own.clock.now.getTime() + HOUR_MS);
    await second.write();
    // again: the clock runs from the first word that nobody has answered
    await first.write('Hello?');
    own.clock.now = new Date(own.clock.now.getTime() + HOUR_MS);
    const { data } = await first.queue();
    expect(data.items.map(({ reference }) => reference)).toEqual([first.order.orderNo, second.order.orderNo]);
    expect(data.waiting).toEqual({ open: 2, mine: 0, late: 0 });

    const page = await first.queue({ limit: 1 });
    const next = await first.queue({ limit: 1, after: page.data.next ?? '' });
    expect(next.data).toMatchObject({ items: [{ reference: second.order.orderNo }], next: null });

    const later = new Date(own.clock.now.getTime() + 10 * HOUR_MS);
    const resting = await first.move((await first.open(older.id)).data, 'SNOOZED', later);
    expect(resting.data).toMatchObject({ status: 'SNOOZED', until: later.toISOString(), dueAt: null });
    expect((await first.queue()).data.items).toHaveLength(1);
    expect((await first.queue({ view: 'snoozed' })).data.items).toHaveLength(1);
    own.clock.now = later;
    expect((await first.queue()).data.items).toHaveLength(2);
    expect((await first.queue({ view: 'snoozed' })).data.items).toEqual([]);
    expect((await first.open(older.id)).data.status).toBe('OPEN');

    expect((await first.queue({ keyword: second.email })).data.items).toHaveLength(1);
    expect((await first.queue({ keyword: first.order.orderNo.toLowerCase() })).data.items).toHaveLength(1);
    expect((await first.queue({ keyword: 'nobody' })).data.items).toEqual([]);
  });

  it('lets nothing rest for ever or without an end', async () => {
    const at = await startWriting(shop);
    const { data } = await at.write();
    const { data: seen } = await at.open(data.id);
    expect((await at.move(seen, 'SNOOZED')).problem.errors).toEqual([{ path: 'until', code: 'required' }]);
    for (const until of [at.shop.clock.now, new Date('2099-01-01')])
      expect((await at.move(seen, 'SNOOZED', until)).problem.errors).toEqual([{ path: 'until', code: 'out_of_range' }]);
  });
});

describeOnPostgres('words about one thing at the same moment', () => {
  it('are one conversation, and none is lost or told twice', async () => {
    const at = await startWriting();
    const words = ['a', 'b', 'c', 'd', 'e', 'f'];
    const sent = await Promise.all(words.map((word) => at.write(word)));
    expect(sent.map(({ status }) => status)).toEqual(words.map(() => 200));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    const { data } = await at.see(sent[0]?.data.id ?? '');
    expect(data.messages.map(({ text }) => text).sort()).toEqual(words);
    const { version } = (await at.open(data.id)).data;
    const answers = await Promise.all([at.answer(version), at.answer(version), at.answer(version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes('has written'))).toHaveLength(1);
  });
});
