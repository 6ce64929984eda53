/** A search row of 1688, as its interface writes it. */
export const offerRow = (offerId: string | number, more: object = {}) => ({
  offerId,
  subject: '马克杯',
  subjectTrans: 'Mug',
  imageUrl: 'http://cbu01.alicdn.com/mug.jpg',
  priceInfo: { price: '12.50', promotionPrice: '9.90', consignPrice: null },
  monthSold: 3400,
  repurchaseRate: '10%',
  minOrderQuantity: 2,
  tradeScore: '4.85',
  isJxhy: false,
  ...more,
});

const colour = (value: string, valueTrans: string) => ({
  attributeId: 3216,
  attributeName: '颜色',
  attributeNameTrans: 'Colour',
  value,
  valueTrans,
  skuImageUrl: `//cbu01.alicdn.com/${valueTrans}.jpg`,
});
const size = (value: string) => ({ attributeId: 450, attributeName: '尺寸', attributeNameTrans: 'Size', value, valueTrans: value }); // prettier-ignore

/** A product of 1688 with two choices, priced by SKU. */
export const offerDetail = (offerId: string, more: object = {}) => ({
  offerId: Number(offerId),
  categoryId: 122916001,
  categoryName: null,
  subject: '马克杯',
  subjectTrans: 'Mug',
  description: '<p>陶瓷</p>',
  descriptionTrans: null,
  productImage: { images: ['https://cbu01.alicdn.com/1.jpg', '//cbu01.alicdn.com/2.jpg', ''], whiteImage: null },
  productAttribute: [{ attributeId: '1', attributeName: '材质', value: '陶瓷', attributeNameTrans: 'Material', valueTrans: 'Ceramic' }], // prettier-ignore
  productSkuInfos: [
    { skuId: 5901, specId: 'a1', amountOnSale: 30, price: '12.50', skuAttributes: [colour('红', 'red'), size('S')] },
    { skuId: 5902, specId: 'a2', amountOnSale: 0, price: '13.005', skuAttributes: [colour('蓝', 'blue'), size('S')] },
    { skuId: 5903, specId: 'a3', amountOnSale: 7, price: null, skuAttributes: [colour('蓝', 'blue')] },
  ],
  productSaleInfo: {
    amountOnSale: 37,
    priceRangeList: [{ startQuantity: 1, price: '12.50', promotionPrice: null }],
    quoteType: 1,
    unitInfo: { unit: '个', transUnit: 'piece' },
    fenxiaoSaleInfo: { onePieceFreePostage: false },
  },
  productShippingInfo: { sendGoodsAddressText: '浙江省义乌市', weight: 0.3504, length: 12, width: 9.5, height: 10 },
  minOrderQuantity: 2,
  batchNumber: null,
  status: 'published',
  sellerOpenId: 'BBBseller',
  companyName: null,
  tradeScore: '4.0',
  soldOut: '1200',
  ...more,
});
