import * as z from 'zod/mini';
import { Count, Fen, Flag, Id, rowsOf, Text, Yuan } from '../../marketplace/wire/supplier-fields.schemas';

/** Around what trade interfaces answer; each has names of its own for why not. */
export const Said = z.object({
  success: Flag,
  code: Text,
  errorCode: Text,
  message: Text,
  errorMsg: Text,
  errorMessage: Text,
  erroMsg: Text,
});

export const OfferKinds = z.object({
  offerId: Id,
  status: Text,
  productSkuInfos: rowsOf(z.object({ skuId: Id, specId: Text, amountOnSale: Count })),
});
export type OfferKinds = z.output<typeof OfferKinds>;

const Cargo = z.object({ offerId: Id, specId: Text, finalUnitPrice: Yuan, resultCode: Text });
/** Sums in fen, prices of a piece in yuan; several where the platform makes several orders of one. */
export const Preview = z.object({
  // its spelling
  orderPreviewResuslt: z
    .array(
      z.object({
        sumPaymentNoCarriage: Fen,
        sumCarriage: Fen,
        additionalFee: z.catch(z.nullish(Fen), null),
        flowFlag: Text,
        tradeModeNameList: z.catch(z.nullish(z.array(z.string())), null),
        cargoList: rowsOf(Cargo),
      }),
    )
    .check(z.minLength(1)),
});

/** The single fields are empty where several orders were made. */
export const Created = z.object({
  result: z.object({
    success: Flag,
    code: Text,
    message: Text,
    orderId: z.nullish(Id),
    totalSuccessAmount: z.catch(z.nullish(Fen), null),
    postFee: z.catch(z.nullish(Fen), null),
    failedOfferList: rowsOf(z.object({ offerId: Text, errorMessage: Text })),
    orderList: rowsOf(z.object({ orderId: Id })),
  }),
});

const BaseInfo = z.object({
  id: z.nullish(Id),
  idOfStr: z.nullish(Id),
  outOrderId: z.nullish(z.string()),
  status: z.string(),
  /** With the freight. */
  totalAmount: z.catch(z.nullish(Yuan), null),
  shippingFee: z.catch(z.nullish(Yuan), null),
});
export type BaseInfo = z.output<typeof BaseInfo>;

export const Found = z.object({ result: z.nullish(z.array(z.object({ baseInfo: BaseInfo }))) });
export const Order = z.object({ result: z.object({ baseInfo: BaseInfo }) });
export const Parcels = z.object({
  result: z.nullish(z.array(z.object({ logisticsBillNo: Text, logisticsCompanyName: Text }))),
});
export const PayUrl = z.object({ payUrl: z.string().check(z.regex(/^https?:\/\//)) });
