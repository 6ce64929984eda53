import { APP, resultOf, startFake1688 } from './fake-1688';
import type { SupplierAnswer } from './serve';

/** What a piece costs there now, and how many there are. */
export interface OnSale {
  itemId: string;
  skuId: string;
  unitFen: number;
  stock?: number;
}
interface Cargo {
  offerId: string;
  specId: string;
  quantity: number;
}
export interface Made {
  orderId: string;
  outOrderId: string;
  status: string;
  goodsFen: number;
  cargo: Cargo[];
}

const FREIGHT_FEN = 600;
const yuan = (fen: number) => (fen / 100).toFixed(2);
const no = (errorCode: string, errorMsg: string): SupplierAnswer => ({ body: { success: false, errorCode, errorMsg } });

/** Orders at 1688: it makes as many of one number as it is asked for, as the real one may. */
export async function startFakeTrade(goods: OnSale[]) {
  const made: Made[] = [];
  const state = {
    goods,
    /** What becomes of the next order: its answer is lost, or it is lost itself. */
    next: 'answered' as 'answered' | 'unanswered' | 'lost' | 'refused',
    /** Fen that an order costs more than was previewed. */
    onTop: 0,
    /** What happens before an order is made. */
    before: () => Promise.resolve(),
    saysWhose: true,
  };
  const specOf = ({ skuId }: OnSale) => `spec-${skuId}`;
  const priced = ({ cargoParamList }: Record<string, unknown>) =>
    (cargoParamList as Cargo[]).map((cargo) => {
      const one = state.goods.find((each) => each.itemId === String(cargo.offerId) && specOf(each) === cargo.specId);
      return { ...cargo, unitFen: one?.unitFen ?? NaN };
    });
  const goodsOf = (cargo: { unitFen: number; quantity: number }[]) =>
    cargo.reduce((sum, { unitFen, quantity }) => sum + unitFen * quantity, 0);
  const baseInfo = ({ orderId, outOrderId, status, goodsFen }: Made) => ({
    baseInfo: { idOfStr: orderId, outOrderId: state.saysWhose ? outOrderId : null, status, totalAmount: yuan(goodsFen + FREIGHT_FEN), shippingFee: yuan(FREIGHT_FEN) }, // prettier-ignore
  });
  const find = (orderId: unknown) => made.find((each) => each.orderId === String(orderId));

  const fake = await startFake1688({
    'product.search.queryProductDetail': ({ offerDetailParam }) => {
      const { offerId } = offerDetailParam as { offerId: string };
      const kinds = state.goods.filter(({ itemId }) => itemId === offerId);
      const productSkuInfos = kinds.map((kind) => ({ skuId: kind.skuId, specId: specOf(kind), amountOnSale: kind.stock ?? 99 })); // prettier-ignore
      return resultOf({ offerId, status: kinds.length > 0 ? 'published' : 'expired', productSkuInfos });
    },
    'alibaba.createOrder.preview': (asked) => {
      const cargo = priced(asked);
      const cargoList = cargo.map((one) => ({ offerId: one.offerId, specId: one.specId, finalUnitPrice: one.unitFen / 100 })); // prettier-ignore
      const sums = { sumPaymentNoCarriage: goodsOf(cargo), sumCarriage: FREIGHT_FEN };
      return { body: { success: true, orderPreviewResuslt: [{ ...sums, flowFlag: 'general', tradeModeNameList: ['assureTrade'], cargoList }] } }; // prettier-ignore
    },
    'alibaba.trade.createCrossOrder': async (asked) => {
      const fate = state.next;
      state.next = 'answered';
      await state.before();
      if (fate === 'lost') return undefined;
      if (fate === 'refused') return no('500_1', 'the seller takes no orders');
      const cargo = priced(asked);
      const orderId = `2810000000000${String(10_000 + made.length)}`;
      const goodsFen = goodsOf(cargo) + state.onTop;
      made.push({ orderId, outOrderId: String(asked.outOrderId), status: 'waitbuyerpay', goodsFen, cargo });
      if (fate === 'unanswered') return undefined;
      const result = { success: true, orderId, totalSuccessAmount: goodsFen + FREIGHT_FEN, postFee: FREIGHT_FEN };
      return { body: { success: true, result } };
    },
    'alibaba.trade.getBuyerOrderList': ({ outOrderId }) => ({
      body: { success: true, result: made.filter((each) => each.outOrderId === outOrderId).map(baseInfo) },
    }),
    'alibaba.trade.get.buyerView': ({ orderId }) => {
      const one = find(orderId);
      return one ? { body: { success: true, result: baseInfo(one) } } : no('404', 'no order');
    },
    'alibaba.trade.getLogisticsInfos.buyerView': ({ orderId }) => ({
      body: {
        success: true,
        // a second box, and the first once more
        result: ['SF', 'YT', 'SF'].map((carrier) => ({
          logisticsBillNo: `${carrier}${String(orderId)}`,
          logisticsCompanyName: '',
        })),
      },
    }),
    'alibaba.alipay.url.get': ({ orderIdList }) => ({
      body: { success: true, payUrl: `https://trade.1688.com/pay?ids=${String(orderIdList)}` },
    }),
    'alibaba.trade.cancel': ({ tradeID }) => {
      const one = find(tradeID);
      if (one) one.status = 'cancel';
      return { body: { success: true } };
    },
  });
  return { ...fake, account: { ...APP, url: fake.url, callsPerSecond: 1000 }, made, trade: state };
}
