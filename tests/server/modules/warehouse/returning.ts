import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { startOrdering, type Ordering } from '../purchase/ordering';
import { decidingAt, FUNDS } from './deciding';

/** Good things in a store that the played staff keep, and the word that sends one back. */
export function returningAt(at: Pick<Ordering, 'shop' | 'token' | 'order' | 'pay'>) {
  const { failed, ...calls } = decidingAt(at, { faultyOneIn: 0 });
  const { shop, token } = at;
  return {
    ...calls,
    /** An order of one item, which lies on its shelf. */
    good: async () => {
      const made = await failed();
      await calls.step();
      return made;
    },
    sendBack: (id: string, orderItemId: string, by = token, quantity?: number) =>
      shop.call(
        warehouseEndpoints.returnItem,
        { params: { id }, body: { orderItemId, quantity, reason: 'Too small' } },
        { token: by },
      ),
    parcel: async (id: string) => (await calls.stored()).find((one) => one.id === id),
  };
}

export async function startReturning() {
  const at = await startOrdering();
  await at.fund(FUNDS);
  return { ...at, ...returningAt(at) };
}

/** The same, whose orders are of three pieces of one thing. */
export async function startReturningPieces(shop?: Parameters<typeof startOrdering>[1]) {
  const at = await startOrdering(undefined, shop);
  await at.fund(FUNDS);
  const order = async () => {
    const [made] = (await at.createFromPreview((await at.preview(at.product, 3)).data.quoteId)).data;
    if (!made) throw new Error('no order was made');
    return made;
  };
  const calls = returningAt({ ...at, order });
  const back = (id: string, itemId: string, pieces?: number) => calls.sendBack(id, itemId, at.token, pieces);
  return { ...at, ...calls, back };
}
