import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlacing } from './placing';

type At = Awaited<ReturnType<typeof startPlacing>>;
let at: At;
beforeAll(async () => void (at = await startPlacing()));
afterAll(() => at.fake.close());
const madeFor = ({ orderNo }: { orderNo: string }) => at.fake.made.filter(({ outOrderId }) => outOrderId.startsWith(orderNo)); // prettier-ignore
const NO_PRICES = [Number.NaN, -1, 1e20];

it.each(NO_PRICES)('asks nobody for a price that is none before it is ordered, and is a person’s: %d', async (fen) => {
  const order = await at.begun();
  const { preview } = at.port;
  const said = async (...asked: Parameters<typeof preview>) => {
    const { items, ...prices } = await preview(...asked);
    return { ...prices, items: items.map((item) => ({ ...item, unitFen: fen })) };
  };
  expect(await at.placeWith(order.id, { preview: said })).toBe('FOR_A_PERSON');
  expect(madeFor(order)).toEqual([]);
  expect((await at.get(order.id)).data).toMatchObject({ status: 'PURCHASING', topUp: null });
  expect(await at.place(order.id)).toBe('PLACED');
});

it.each(NO_PRICES)('gives up an order that is made for a price that is none, and can be made anew: %d', async (fen) => {
  const order = await at.begun();
  const { create } = at.port;
  const said = async (...asked: Parameters<typeof create>) => ({ ...(await create(...asked)), goodsFen: fen });
  expect(await at.placeWith(order.id, { create: said })).toBe('FOR_A_PERSON');
  expect(madeFor(order)).toMatchObject([{ status: 'cancel' }]);
  expect((await at.get(order.id)).data).toMatchObject({ status: 'PURCHASING', topUp: null });
  expect(await at.place(order.id)).toBe('PLACED');
});

it('is known by a number too that its seller tells only after the first', async () => {
  const order = await at.begun();
  await at.place(order.id);
  const [made] = madeFor(order);
  if (made) made.status = 'waitbuyerreceive';
  const number = String(made?.orderId);
  const { look } = at.port;
  const saying = (most: number) => ({
    look: async (...asked: Parameters<typeof look>) => {
      const news = await look(...asked);
      return { ...news, parcels: news.parcels.slice(0, most) };
    },
  });
  expect(await at.followWith(order.id, saying(1))).toBe('SHIPPED');
  expect(await at.announced(number)).toEqual([`SF${number} MASTER`]);
  for (const look of [saying(2), saying(2)]) expect(await at.followWith(order.id, look)).toBe('SHIPPED');
  expect(await at.announced(number)).toEqual([`SF${number} MASTER`, `YT${number} CHILD`]);
  expect((await at.get(order.id)).data.status).toBe('SELLER_SHIPPED');
});
