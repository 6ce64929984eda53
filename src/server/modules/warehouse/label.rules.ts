import { readWarehouseCode } from '../../../contract/warehouse-code';

/** The ids of shoppers, which stood on addresses before there were codes. */
const ID = /^[a-km-np-z2-9]{20}$/;

/** What on a label can name a shopper: codes, and ids of old. Couriers write them in brackets, in letters of any size. */
export function signsOn(label: string): { codes: string[]; ids: string[] } {
  const words = label.normalize('NFKC').split(/[^A-Za-z0-9]+/);
  return {
    codes: words.flatMap((word) => readWarehouseCode(word) ?? []),
    ids: words.map((word) => word.toLowerCase()).filter((word) => ID.test(word)),
  };
}
