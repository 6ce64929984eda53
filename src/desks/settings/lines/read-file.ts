import { isBearableZip } from './zip-weight';

export type FileRefusal = 'tooLarge' | 'tooMany' | 'unreadable' | 'empty';

const MOST_BYTES = 1_500_000;
const MOST_ROWS = 5_000;
const MOST_COLUMNS = 100;
const MOST_LETTERS = 40_000;

/** The rows of a table, cells as texts, the heads first; or why it is not taken. Nothing of it leaves this browser yet. */
export async function readFile(file: File): Promise<{ rows: string[][] } | { refusal: FileRefusal }> {
  if (file.size > MOST_BYTES) return { refusal: 'tooLarge' };
  try {
    const rows = await (/\.xlsx$/i.test(file.name) ? readWorkbook(file) : readText(file));
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
    if (filled.length < 2) return { refusal: 'empty' };
    const isTooMany = filled.length > MOST_ROWS || filled.some((row) => row.length > MOST_COLUMNS);
    if (isTooMany || filled.some((row) => row.some((cell) => cell.length > MOST_LETTERS)))
      return { refusal: 'tooMany' };
    return { rows: filled };
  } catch {
    return { refusal: 'unreadable' };
  }
}

async function readText(file: File): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  const bytes = await file.arrayBuffer();
  return Papa.parse<string[]>(decoded(bytes), { skipEmptyLines: true, preview: MOST_ROWS + 2 }).data;
}

/** Spreadsheets in China still write GB 18030. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function readWorkbook(file: File): Promise<string[][]> {
  const bytes = await file.arrayBuffer();
  if (!isBearableZip(bytes)) throw new Error('more than a table of prices');
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(bytes);
  return rows.map((row) => row.map(textOf));
}

/** Numbers of a workbook are binary: what it shows is their first fifteen digits. */
const textOf = (cell: unknown): string => {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
};
