import * as z from 'zod/mini';
import { Count, Decimal, Flag, Id, Picture, rowsOf, Text, Yuan } from '../wire/supplier-fields.schemas';

/** A row of a search, whichever. Of its prices the one without a promotion is sure. */
const OfferRow = z.object({
  offerId: Id,
  subject: Text,
  subjectTrans: Text,
  imageUrl: Picture,
  priceInfo: z.object({ price: Yuan }),
  monthSold: Count,
  minOrderQuantity: Count,
  tradeScore: Decimal,
  companyName: Text,
});
export type OfferRow = z.output<typeof OfferRow>;

export const OfferPage = z.object({ totalRecords: Count, data: rowsOf(OfferRow) });

export const NavigationRows = rowsOf(
  z.object({
    id: Id,
    name: Text,
    translateName: Text,
    children: rowsOf(z.object({ id: Id, name: Text, translateName: Text })),
  }),
);

const SkuAttribute = z.object({
  attributeName: Text,
  attributeNameTrans: Text,
  value: Text,
  valueTrans: Text,
  skuImageUrl: Picture,
});

const OfferSku = z.object({
  skuId: Id,
  /** By this one it is ordered. */
  specId: Text,
  amountOnSale: Count,
  price: z.nullish(z.catch(z.nullable(Yuan), null)),
  skuAttributes: rowsOf(SkuAttribute),
});
export type OfferSku = z.output<typeof OfferSku>;

const SaleInfo = z.object({
  amountOnSale: Count,
  /** 0: no SKUs, priced by quantity; 1: priced by SKU; 2: SKUs, priced by quantity. */
  quoteType: Count,
  priceRangeList: rowsOf(z.object({ startQuantity: Count, price: Yuan })),
  unitInfo: z.nullish(z.object({ unit: Text, transUnit: Text })),
  fenxiaoSaleInfo: z.nullish(z.object({ onePieceFreePostage: Flag })),
});

/** Weight in kilograms, sides in centimetres; of single SKUs in grams. */
const ShippingInfo = z.object({
  sendGoodsAddressText: Text,
  weight: Decimal,
  length: Decimal,
  width: Decimal,
  height: Decimal,
  skuShippingInfoList: rowsOf(z.object({ weight: Decimal })),
});

export const OfferDetail = z.object({
  offerId: Id,
  categoryId: Text,
  categoryName: Text,
  subject: Text,
  subjectTrans: Text,
  description: Text,
  descriptionTrans: Text,
  productImage: z.nullish(z.object({ images: rowsOf(Picture) })),
  productAttribute: rowsOf(z.object({ attributeName: Text, attributeNameTrans: Text, value: Text, valueTrans: Text })),
  productSkuInfos: rowsOf(OfferSku),
  productSaleInfo: SaleInfo,
  productShippingInfo: z.nullish(ShippingInfo),
  minOrderQuantity: Count,
  batchNumber: Count,
  status: Text,
  sellerOpenId: Text,
  companyName: Text,
  tradeScore: Decimal,
  /** How many were sold, despite its name. */
  soldOut: Count,
});
export type OfferDetail = z.output<typeof OfferDetail>;
