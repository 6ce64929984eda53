import { csvOf } from '../../contract/csv-text';
import { guardedCell } from '../../contract/table-cell';

type Table = readonly (readonly (string | number)[])[];

export const csvFileOf = (rows: Table): Blob => new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });

/** The same as a workbook, guarded too: its texts run nowhere, but it may be kept as CSV. What writes it is loaded when somebody asks. */
export async function xlsxOf(rows: Table): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const [head = [], ...body] = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardedCell(cell) : cell)),
  );
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
