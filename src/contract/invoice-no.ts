/**
 * The number of the invoice that goes with these boxes of a shipment, the same whenever it is printed: `CI261126ABCDEFGH-2`;
 * without the end where it is about all boxes together.
 */
export const invoiceNoOf = (orderNo: string, boxNos: readonly number[]): string =>
  [orderNo.replace(/^TO/, 'CI'), ...(boxNos.length === 1 ? boxNos : [])].join('-');
