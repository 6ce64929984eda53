import { isMt940, rowsOfMt940 } from './mt940';

/** A quotation wherever a cell could be taken for more than one. */
const cellText = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csvOf = (rows: string[][]) => rows.map((cells) => cells.map(cellText).join(',')).join('\n');

const TITLES = ['date', 'amount', 'reference', 'payer', 'text'];

/** The file as lines with commas: a table of Excel and an account report of a bank (CAMT.053, MT940) are made into them here. */
export async function readStatementFile(file: File): Promise<string> {
  if (/\.xlsx$/i.test(file.name)) return ofWorkbook(file);
  const text = await textOf(file);
  if (/^\uFEFF?\s*<(\?xml|Document)/.test(text)) return ofCamt(text);
  return isMt940(text) ? csvOf([TITLES, ...rowsOfMt940(text)]) : text;
}

/** Older files are in the letters of Windows. */
async function textOf(file: File): Promise<string> {
  const text = await file.text();
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(await file.arrayBuffer()) : text;
}

async function ofWorkbook(file: File): Promise<string> {
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return csvOf(
    rows.map((cells) =>
      cells.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))),
    ),
  );
}

/** One row for each entry of the report. */
export function ofCamt(text: string): string {
  const report = new DOMParser().parseFromString(text, 'application/xml');
  const first = (of: Element, ...names: string[]) => {
    const [found] = names.flatMap((name) => [...of.getElementsByTagNameNS('*', name)]);
    return found?.textContent.trim() ?? '';
  };
  const rows = [...report.getElementsByTagNameNS('*', 'Ntry')].map((entry) => {
    const sign = first(entry, 'CdtDbtInd') === 'DBIT' ? '-' : '';
    const [day] = [...entry.getElementsByTagNameNS('*', 'BookgDt')];
    const [payer] = [...entry.getElementsByTagNameNS('*', 'Dbtr')];
    return [
      day ? first(day, 'Dt', 'DtTm').slice(0, 10) : '',
      sign + first(entry, 'Amt'),
      first(entry, 'AcctSvcrRef', 'NtryRef'),
      payer ? first(payer, 'Nm') : '',
      first(entry, 'Ustrd', 'AddtlNtryInf'),
    ];
  });
  return csvOf([TITLES, ...rows]);
}
