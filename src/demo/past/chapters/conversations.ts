import { purchaseEndpoints } from '../../../contract/purchase.endpoints';
import type { SubjectKind } from '../../../contract/thread';
import { threadDeskEndpoints } from '../../../contract/thread.desk.endpoints';
import { threadEndpoints } from '../../../contract/thread.endpoints';
import { transitEndpoints } from '../../../contract/transit.endpoints';
import { warehouseEndpoints } from '../../../contract/warehouse.endpoints';
import { conversationWords } from '../conversation-words';
import type { Chapter } from './chapter';

/** What a shopper has written about what they have here: answered, ended, and what waits for the shop's word. */
export const conversations: Chapter = {
  daysAgo: 5,
  async tell({ call, openDesk, days, language }) {
    const words = conversationWords(language);
    // a night ends a session of the staff
    const support = () => openDesk('support');
    const query = { pageNo: 1, pageSize: 20 };
    const [bought, shelved, sent] = [
      (await call(purchaseEndpoints.list, { query: { ...query, status: 'PURCHASED' } })).items,
      (await call(warehouseEndpoints.listStockIn, { query })).items.filter(({ status }) => status === 'STOCKED_IN'),
      (await call(transitEndpoints.list, { query: { ...query, status: 'SHIPPED' } })).items,
    ];
    const paid = (await call(purchaseEndpoints.list, { query: { ...query, status: 'PAID' } })).items;
    const write = (kind: SubjectKind, id: string | undefined, text: string) =>
      call(threadEndpoints.write, { body: { kind, ...(id && { id }), text, photos: [] } });
    const answer = async (id: string, text: string, then: 'WAITING_SHOPPER' | 'DONE' | 'NOTE') => {
      const desk = await support();
      const { version, subjectKind, subjectId } = await desk(threadDeskEndpoints.get, { params: { id } });
      const body = { kind: subjectKind, id: subjectId, text, photos: [], then, version };
      return desk(threadDeskEndpoints.write, { body });
    };

    const transfer = await write('NONE', undefined, words.payByTransfer);
    days.wait(3);
    await answer(transfer.id, words.transferAnswered, 'WAITING_SHOPPER');
    days.wait(20);
    await write('NONE', undefined, words.thanks);
    const evening = await support();
    const { version } = await evening(threadDeskEndpoints.get, { params: { id: transfer.id } });
    await evening(threadDeskEndpoints.move, { params: { id: transfer.id }, body: { to: 'DONE', version } });

    const [dented, kept] = shelved;
    if (dented) {
      const { id } = await write('PARCEL', dented.id, words.dentedBox);
      days.wait(4);
      await answer(id, words.dentAnswered, 'WAITING_SHOPPER');
    }
    if (kept) {
      const { id } = await write('PARCEL', kept.id, words.holdForMore);
      days.wait(2);
      await answer(id, words.holdAnswered, 'DONE');
    }
    // the last hours: what is not answered is not late yet
    days.wait(5 * 24 - 34);
    const [waits] = paid;
    if (waits) {
      const body = {
        kind: 'ORDER' as const,
        id: waits.id,
        text: words.colour,
        photos: [],
        then: 'WAITING_SHOPPER' as const,
      };
      const desk = await support();
      await desk(threadDeskEndpoints.write, { body: { ...body, version: null } });
    }
    days.wait(2);
    if (sent[0]) {
      const { id } = await write('TRANSIT', sent[0].id, words.addressChange);
      await answer(id, words.addressNote, 'NOTE');
    }
    days.wait(1);
    if (bought[0]) {
      await write('ORDER', bought[0].id, words.whenHere);
      await write('ORDER', bought[0].id, words.tooNear);
    }
  },
};
