/** What the label of a box says of it, and a scanner reads: whose it is, and which of them. */
export const boxCodeOf = (orderNo: string, boxNo: number): string => `T-${orderNo}-${String(boxNo)}`;
