/** What the label of a box says of it, and a scanner reads: whose it is, and which of them. */
export const boxCodeOf = (orderNo: string, boxNo: number): string => `T-${orderNo}-${String(boxNo)}`;

const BOX = /^T-(TO\d{6}[A-Z0-9]{8})-([1-9]\d?)$/;

/** Undefined of what is no label of ours. */
export function readBoxCode(code: string): { orderNo: string; boxNo: number } | undefined {
  const [, orderNo, boxNo] = BOX.exec(code) ?? [];
  return orderNo && boxNo ? { orderNo, boxNo: Number(boxNo) } : undefined;
}
