import { csvOf } from '../../../contract/csv-text';

/** Hands a table to whoever asked for it. */
export async function saveTable(rows: string[][], name: string, kind: 'csv' | 'xlsx'): Promise<void> {
  if (kind === 'csv') return save(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const cells = rows.map((row) => row.map((value) => ({ type: String, value })));
  await writeWorkbook(cells).toFile(`${name}.xlsx`);
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
