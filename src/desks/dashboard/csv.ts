/** A cell that a spreadsheet would take for a formula is text: a sign before it says so. */
const guarded = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** With the mark by which spreadsheets know UTF-8. Numbers stand as they are; everything else is text. */
export const csvOf = (rows: (string | number)[][]): string =>
  `\uFEFF${rows
    .map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(guarded(cell)))).join(','))
    .join('\r\n')}\r\n`;

/** Has the browser keep a text as a file. */
export function saveCsv(name: string, rows: (string | number)[][]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}
