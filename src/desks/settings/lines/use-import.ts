import { useRouter } from 'next/router';
import { useState } from 'react';
import { notify } from '../../../client/notify';
import { useAction } from '../../../client/use-action';
import { useShell } from '../../../client/use-shell';
import { useTranslation } from '../../../client/use-translation';
import { deskPaths } from '../../../contract/desk-paths';
import { guessPlan, shapeOf, type ColumnPlan } from '../../../contract/line-columns';
import { tableOf } from '../../../contract/line-table';
import { readTable } from '../../../contract/line-table-read';
import type { LineCheck } from '../../../contract/line-desk';
import type { LineTerms } from '../../../contract/transit-line';
import { useDayText } from '../../bench/use-day-text';
import type { Dating } from '../dating-fields';
import { readFile, type FileRefusal } from './read-file';
import { saveTable } from './write-file';

/** A file as it was read: its heads, its rows, and what the columns mean. */
export interface OpenFile {
  name: string;
  heads: string[];
  rows: string[][];
  plan: ColumnPlan;
}

/** A table of prices on its way in: read, mapped, looked at beside today, applied from a day on. */
export function useImport() {
  const { t } = useTranslation('operator');
  const { push } = useRouter();
  const { locale } = useShell();
  const dayText = useDayText();
  const [file, setFile] = useState<OpenFile>();
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [checked, setChecked] = useState<{ read: ReturnType<typeof readTable>; lines: LineCheck['lines'] }>();
  const table = useAction('GET /operator/settings/lines-table');
  // a file is looked at as soon as it is there, whatever was taken out or looked at a moment ago
  const today = useAction('GET /operator/settings/lines-table', { isSwitch: true });
  const shape = useAction('GET /operator/settings/import-shapes/{shape}', { isSwitch: true });
  const check = useAction('POST /operator/settings/lines-check', { isSwitch: true });
  const apply = useAction('POST /operator/settings/lines-import', { onError: () => setChecked(undefined) });
  const open = async (given: File) => {
    setFile(undefined);
    setChecked(undefined);
    setRefusal(undefined);
    const read = await readFile(given);
    if ('refusal' in read) return setRefusal(read.refusal);
    const [heads = [], ...rows] = read.rows;
    const known = await shape.run({ params: { shape: shapeOf(heads) } });
    setFile({ name: given.name, heads, rows, plan: known?.plan ?? guessPlan(heads) });
  };
  return {
    file,
    refusal,
    checked,
    isRunning: check.isRunning || today.isRunning || shape.isRunning,
    isApplying: apply.isRunning,
    error: table.error ?? today.error ?? check.error ?? apply.error,
    open,
    setPlan: (plan: ColumnPlan) => {
      setChecked(undefined);
      setFile(file && { ...file, plan });
    },
    download: async (kind: 'csv' | 'xlsx') => {
      const held = await table.run({});
      if (held) await saveTable(tableOf(held.lines), 'lines', kind);
    },
    /** Beside what holds today; nothing is written. */
    look: async () => {
      table.clearError();
      const held = file && (await today.run({}));
      if (!file || !held) return;
      const read = readTable(file.rows, file.plan, { today: held.lines, language: locale });
      if (read.lines.length === 0) return setChecked({ read, lines: [] });
      const lines = read.lines.map(({ name, title, terms }) => ({ name, title, terms }));
      const answer = await check.run({ body: { lines } });
      if (answer) setChecked({ read, lines: answer.lines });
    },
    /** What is new or otherwise, of the lines that were looked at. */
    apply: async (dating: Dating) => {
      if (!checked || !file) return;
      const wanted = checked.lines.filter(({ outcome }) => outcome === 'NEW' || outcome === 'CHANGED');
      const lines = wanted.flatMap(({ name, version }) => {
        const line = checked.read.lines.find((each) => each.name === name);
        // looked at by the server a moment ago, and looked at again
        return line ? [{ name, title: line.title, version, terms: line.terms as unknown as LineTerms }] : [];
      });
      const shaped = { id: shapeOf(file.heads), plan: file.plan };
      const done = await apply.run({ body: { lines, shape: shaped, ...dating } });
      if (!done) return;
      const count = done.published.length;
      const { from } = dating;
      notify.success(from ? t('lines.import.later', { count, day: dayText(from) }) : t('lines.import.done', { count }));
      await push(deskPaths.settingsOf('lines'));
    },
  };
}
