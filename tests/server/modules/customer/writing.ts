import type { DeskMessageInput, DeskThread } from '../../../../src/contract/thread-desk';
import { threadDeskEndpoints } from '../../../../src/contract/thread.desk.endpoints';
import { threadEndpoints } from '../../../../src/contract/thread.endpoints';
import type { SubjectKind } from '../../../../src/contract/thread';
import type { Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';

/** A shopper with an order, who writes; and one of the staff, who answers. */
export async function startWriting(shop?: Shop) {
  const at = await startOrdering(undefined, shop);
  const order = await at.order();
  const desk = await signInStaff(at.shop, ['support']);
  const call = at.shop.call;
  const as = { token: at.token };
  const about = { kind: 'ORDER' as SubjectKind, id: order.id };
  return {
    ...at,
    order,
    desk,
    about,
    neighbour: () => signUp(at.shop),
    write: (text = 'Where is it?', more: object = {}) =>
      call(threadEndpoints.write, { body: { ...about, text, photos: [], ...more } }, as),
    see: (id: string, token = at.token) => call(threadEndpoints.get, { params: { id } }, { token }),
    answer: (version: number | null, more: Partial<DeskMessageInput> = {}, by = desk) => {
      const body = { ...about, text: 'Tomorrow', photos: [], then: 'WAITING_SHOPPER' as const, version, ...more };
      return call(threadDeskEndpoints.write, { body }, by);
    },
    queue: (query: object = {}) => call(threadDeskEndpoints.list, { query }, desk),
    move: ({ id, version }: Pick<DeskThread, 'id' | 'version'>, to: 'OPEN' | 'SNOOZED' | 'DONE', until?: Date) =>
      call(threadDeskEndpoints.move, { params: { id }, body: { to, version, until: until?.toISOString() } }, desk),
    open: (id: string) => call(threadDeskEndpoints.get, { params: { id } }, desk),
  };
}
