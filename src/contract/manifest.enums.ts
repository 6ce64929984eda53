/** What a column of a manifest can say of a box, by the path of it. */
export const MANIFEST_FIELDS = [
  ...(['box.code', 'box.number', 'box.count', 'box.trackingNo', 'box.kilograms', 'box.grams'] as const),
  ...(['box.lengthCm', 'box.widthCm', 'box.heightCm', 'box.cubicMetres'] as const),
  ...(['order.number', 'order.line', 'order.wishes', 'batch.number', 'batch.masterNo'] as const),
  ...(['receiver.name', 'receiver.phone', 'receiver.country', 'receiver.province', 'receiver.city'] as const),
  ...(['receiver.district', 'receiver.street', 'receiver.postcode', 'receiver.customsNumber'] as const),
  ...(['goods.english', 'goods.chinese', 'goods.hsCodes', 'goods.materials', 'goods.pieces'] as const),
  ...(['goods.value', 'goods.currency'] as const),
] as const;
