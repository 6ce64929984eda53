export interface CsvRow {
  /** Of the file, from 1: where the row begins. */
  line: number;
  cells: string[];
}

/** Rows of a file by RFC 4180, without empty ones. @returns `isOpen` where a quotation has no end: the last row is not one then */
export function readCsv(text: string, delimiter: string): { rows: CsvRow[]; isOpen: boolean } {
  const rows: CsvRow[] = [];
  let [row, cell, line, isQuoted]: [CsvRow, string, number, boolean] = [{ line: 1, cells: [] }, '', 1, false];
  const endRow = () => {
    row.cells.push(cell);
    cell = '';
    if (row.cells.some((each) => each.trim() !== '')) rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  const all = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < all.length; at += 1) {
    const letter = all[at] ?? '';
    if (isQuoted && letter === '"' && all[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === delimiter) {
      row.cells.push(cell);
      cell = '';
    } else if (!isQuoted && letter === '\n') endRow();
    else if (letter !== '\r' || isQuoted) cell += letter;
    if (letter === '\n') line += 1;
  }
  endRow();
  return { rows, isOpen: isQuoted };
}
