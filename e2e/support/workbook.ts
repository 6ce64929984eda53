import { readSheet } from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';

/** The rows of a workbook, cells as texts. */
export async function rowsOf(path: string): Promise<string[][]> {
  const rows = await readSheet(path);
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

/** A file to be chosen, as somebody's spreadsheet writes it. */
export async function workbookOf(rows: string[][], name: string) {
  const cells = rows.map((row) => row.map((value) => ({ type: String, value })));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, mimeType, buffer: await writeWorkbook(cells).toBuffer() };
}
