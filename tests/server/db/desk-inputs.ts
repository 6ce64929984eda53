/** How the queues of desks are asked for. */
export const DESK_INPUTS = {
  'GET /operator/purchase-orders': [
    {},
    ...BUYING_VIEWS.map((view) => ({ query: { view } })),
    { query: { after: `${String(shop.clock.now.getTime() - 90_000)}_x90` } },
    { query: { keyword: '7@big.test' } },
    { query: { keyword: 'PO2000', channel: 'TAOBAO,JD' } },
  ],
  'GET /operator/transit-orders': [
    {},
    { query: { view: 'toSend' } },
    { query: { view: 'atShopper' } },
    { query: { view: 'packing', keyword: 'TO2000' } },
  ],
  'GET /operator/transit-orders/{id}': [{ params: { id: 'x2001' } }],
};
