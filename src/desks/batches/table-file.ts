type Cell = string | number;

/**
 * What begins like a formula is a formula to the computer of whoever opens the file, whoever wrote it into an address: as
 * a text it is only shown.
 */
export const guarded = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;

const quoted = (cell: Cell): string => {
  const text = String(guarded(cell));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** With a mark of its encoding, without which Excel reads it in the letters of its country. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** The same as a workbook; what writes it is loaded when somebody asks. */
export async function xlsxOf(rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const [head = [], ...body] = rows.map((row) => row.map(guarded));
  return write([head.map((value) => ({ value, fontWeight: 'bold' as const })), ...body]).toBlob();
}

/** Hands a file to whoever sits before the screen. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // not before the browser has begun to read it
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
