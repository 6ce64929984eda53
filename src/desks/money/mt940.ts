/** One movement of an account, as all kinds of files tell it. */
export type StatementRow = [date: string, amount: string, reference: string, payer: string, text: string];

/** Where a field begins: `:61:`, `:60F:`. */
const FIELD = /^:(\d{2}[A-Z]?):/;
/** Value date, entry date, credit or debit (`R` is one taken back), funds code, sum, kind, their reference, the bank's. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,12},\d{0,3})[NFS][A-Z0-9]{3}([^\n]*?)(?:\/\/([^\n]*))?(?:\n|$)/;
const NO_REFERENCE = 'NONREF';

/** Whether a text is an account report of SWIFT: it opens with a reference and a balance. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:60[FM]:/m.test(text);

/** One row for each movement; what a `:86:` says belongs to the one before it. */
export function rowsOfMt940(text: string): StatementRow[] {
  const rows: StatementRow[] = [];
  for (const { name, value } of fieldsOf(text)) {
    if (name === '61') {
      const row = movementOf(value);
      if (row) rows.push(row);
    }
    const last = rows.at(-1);
    if (name === '86' && last && last[4] === '') [last[3], last[4]] = wordsOf(value);
  }
  return rows;
}

function fieldsOf(text: string): { name: string; value: string }[] {
  const fields: { name: string; value: string }[] = [];
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const name = FIELD.exec(line)?.[1];
    const last = fields.at(-1);
    if (name) fields.push({ name, value: line.slice(name.length + 2) });
    // the end of a message, or the head of the next
    else if (/^(-|-?\}|\{)/.test(line)) fields.push({ name: '', value: '' });
    else if (last) last.value += `\n${line}`;
  }
  return fields;
}

function movementOf(value: string): StatementRow | undefined {
  const [, day = '', , mark = '', , sum = '', theirs = '', banks = ''] = MOVEMENT.exec(value) ?? [];
  if (!day) return undefined;
  // what was taken back goes the other way
  const isMinus = mark === 'D' || mark === 'RC';
  const reference = [banks, theirs].map((one) => one.trim()).find((one) => one && one !== NO_REFERENCE) ?? '';
  const date = `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`;
  return [date, (isMinus ? '-' : '') + sum.replace(',', '.').replace(/\.$/, ''), reference, '', ''];
}

/** Who paid, and what for: in numbered parts (`?20`), in named ones (`/REMI/`), or as it stands. */
function wordsOf(value: string): [payer: string, text: string] {
  const said = value.replaceAll('\n', '');
  const mark = /^\d{3}([?<>@])\d{2}/.exec(said)?.[1];
  if (mark) {
    const parts = said
      .slice(3)
      .split(mark)
      .map((part) => [Number(part.slice(0, 2)), part.slice(2)] as const);
    const of = (from: number, to: number) => parts.filter(([number]) => number >= from && number <= to).map(([, part]) => part).join(''); // prettier-ignore
    return [of(32, 33).trim(), (of(20, 29) + of(60, 63)).trim() || of(0, 0)];
  }
  const named = (name: string) => new RegExp(`/${name}/(?:/)?([^/]+)`).exec(said)?.[1]?.trim();
  return [named('NAME') ?? '', named('REMI') ?? value.replaceAll('\n', ' ').trim()];
}
