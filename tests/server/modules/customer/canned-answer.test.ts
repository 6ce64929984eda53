import { beforeAll, describe, expect, it } from 'vitest';
import { threadDeskEndpoints as calls } from '../../../../src/contract/thread.desk.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startWriting } from './writing';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
const late = { title: 'Late', texts: { en: 'It is late, {{name}}' }, then: 'DONE' as const, note: 'Asked the courier' };

describe('a kept answer', () => {
  it('brings what becomes of a conversation, and what the staff note beside it', async () => {
    const desk = await signInStaff(shop, ['support']);
    const { data: kept } = await shop.call(calls.createAnswer, { body: late }, desk);
    expect(kept).toEqual({ ...late, id: kept.id, version: 1 });
    const change = { title: 'Very late', texts: late.texts, then: null, note: '', version: 1 };
    const input = { params: { id: kept.id }, body: change };
    expect((await shop.call(calls.changeAnswer, input, desk)).data).toEqual({ ...change, id: kept.id, version: 2 });
    expect((await shop.call(calls.changeAnswer, input, desk)).problem).toMatchObject({
      code: 'STATE_CONFLICT',
      data: { title: 'Very late', then: null, note: '', version: 2 },
    });
    const { data } = await shop.call(calls.listAnswers, {}, desk);
    expect(data.items.filter(({ id }) => id === kept.id)).toMatchObject([{ then: null, note: '', version: 2 }]);
  });

  it('is sent with its note in one breath, of which the shopper sees the answer alone', async () => {
    const at = await startWriting(shop);
    const { data: begun } = await at.write();
    const { data: seen } = await at.open(begun.id);
    const { data: answered } = await at.answer(seen.version, {
      text: 'It is late',
      then: 'DONE',
      note: 'Asked the courier',
    });
    expect(answered).toMatchObject({ status: 'DONE', unread: 1, lastText: 'It is late', lastAuthor: 'STAFF' });
    expect(answered.messages.map(({ author, text }) => [author, text])).toEqual([
      ['SHOPPER', 'Where is it?'],
      ['STAFF', 'It is late'],
      ['NOTE', 'Asked the courier'],
    ]);
    const { data: read } = await at.see(begun.id);
    expect(read.messages.map(({ text }) => text)).toEqual(['Where is it?', 'It is late']);
    expect(read).toMatchObject({ isDone: true, lastText: 'It is late' });
  });
});
