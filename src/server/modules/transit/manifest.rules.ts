import { boxCodeOf } from '../../../contract/box-code';
import type { ManifestColumn, ManifestField } from '../../../contract/manifest';
import type { BatchedBox } from './batch-box.repo';
import type { BatchRow } from './batch.repo';
import { wishesOf } from './hold.rules';
import type { BoxRow, DeclarationRow } from './transit.repo';

/** What any carrier asks, where nobody has written down what this one does. */
export const USUAL_COLUMNS: ManifestColumn[] = [
  { header: 'Reference', field: 'box.code' },
  { header: 'Tracking number', field: 'box.trackingNo' },
  { header: 'Receiver', field: 'receiver.name' },
  { header: 'Phone', field: 'receiver.phone' },
  { header: 'Country', field: 'receiver.country' },
  { header: 'Province', field: 'receiver.province' },
  { header: 'City', field: 'receiver.city' },
  { header: 'Street', field: 'receiver.street' },
  { header: 'Postcode', field: 'receiver.postcode' },
  { header: 'Kilograms', field: 'box.kilograms' },
  { header: 'Length (cm)', field: 'box.lengthCm' },
  { header: 'Width (cm)', field: 'box.widthCm' },
  { header: 'Height (cm)', field: 'box.heightCm' },
  { header: 'Goods', field: 'goods.english' },
  { header: 'HS codes', field: 'goods.hsCodes' },
  { header: 'Pieces', field: 'goods.pieces' },
  { header: 'Value', field: 'goods.value' },
  { header: 'Currency', field: 'goods.currency' },
];

interface Listed extends BatchedBox {
  batch: Pick<BatchRow, 'batchNo' | 'masterNo'>;
  siblings: readonly BoxRow[];
  declared: readonly DeclarationRow[];
  line: string;
}
type Cell = string | number;

const CUBIC_MM = 1_000_000_000;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const said = (words: readonly string[]) => [...new Set(words.filter(Boolean))].join('; ');
const worthOf = (lines: readonly DeclarationRow[]) =>
  lines.reduce((sum, { unitFen, quantity }) => sum + unitFen * quantity, 0);

/**
 * What stands below each column. Goods are declared of a shipment: they stand at its first box, so that the sums of a
 * manifest are those of its batch.
 */
const CELLS: Record<ManifestField, (of: Listed) => Cell> = {
  'box.code': ({ box, order }) => boxCodeOf(order.orderNo, box.boxNo),
  'box.number': ({ box }) => box.boxNo,
  'box.count': ({ siblings }) => siblings.length,
  'box.trackingNo': ({ box }) => box.trackingNo,
  'box.kilograms': ({ box }) => rounded(box.grams / 1000, 3),
  'box.grams': ({ box }) => box.grams,
  'box.lengthCm': ({ box }) => box.lengthMm / 10,
  'box.widthCm': ({ box }) => box.widthMm / 10,
  'box.heightCm': ({ box }) => box.heightMm / 10,
  'box.cubicMetres': ({ box }) => rounded((box.lengthMm * box.widthMm * box.heightMm) / CUBIC_MM, 4),
  'order.number': ({ order }) => order.orderNo,
  'order.line': ({ line }) => line,
  'order.wishes': ({ order }) => wishesOf(order).join('; '),
  'batch.number': ({ batch }) => batch.batchNo,
  'batch.masterNo': ({ batch }) => batch.masterNo,
  'receiver.name': ({ order }) => order.address.receiverName,
  'receiver.phone': ({ order }) => order.address.phone,
  'receiver.country': ({ order }) => order.address.countryCode.toUpperCase(),
  'receiver.province': ({ order }) => order.address.province,
  'receiver.city': ({ order }) => order.address.city,
  'receiver.district': ({ order }) => order.address.district,
  'receiver.street': ({ order }) => order.address.street,
  'receiver.postcode': ({ order }) => order.address.postcode,
  // the numbers themselves are shown to nobody who has not said why
  'receiver.customsNumber': ({ order }) => said(order.customsRef?.numbers.map(({ masked }) => masked) ?? []),
  'goods.english': (of) => said(goodsAt(of).map(({ nameEn }) => nameEn)),
  'goods.chinese': (of) => said(goodsAt(of).map(({ nameZh }) => nameZh)),
  'goods.hsCodes': (of) => said(goodsAt(of).map(({ hsCode }) => hsCode)),
  'goods.materials': (of) => said(goodsAt(of).map(({ material }) => material)),
  'goods.pieces': (of) => goodsAt(of).reduce((sum, { quantity }) => sum + quantity, 0),
  'goods.value': (of) => worthOf(goodsAt(of)) / 100,
  'goods.currency': () => 'CNY',
};

const isFirst = ({ box, siblings }: Listed) => siblings.every(({ boxNo }) => boxNo >= box.boxNo);
const goodsAt = (of: Listed) => (isFirst(of) ? of.declared : []);

export const rowOf = (columns: readonly ManifestColumn[], of: Listed): Cell[] =>
  columns.map(({ field }) => CELLS[field](of));
