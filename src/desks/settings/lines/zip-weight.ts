const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
/** More than a table of prices unpacks to, and more files than a workbook has. */
const MOST_BYTES = 30_000_000;
const MOST_ENTRIES = 400;

/**
 * Whether what a workbook says that it unpacks to can be taken. What unpacks it takes no more of a file than the file
 * says, so one that lies is cut off.
 */
export function isBearableZip(bytes: ArrayBuffer): boolean {
  const view = new DataView(bytes);
  const end = endOf(view);
  if (end === undefined) return false;
  const entries = view.getUint16(end + 10, true);
  if (entries > MOST_ENTRIES) return false;
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return false;
    sum += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum <= MOST_BYTES;
}

/** Before it stands at most a comment. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}
