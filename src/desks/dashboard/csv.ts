import { csvOf } from '../../contract/csv-text';

/** Has the browser keep a text as a file. */
export function saveCsv(name: string, rows: (string | number)[][]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}
