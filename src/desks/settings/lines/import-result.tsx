import { useShell } from '../../../client/use-shell';
import { useTranslation } from '../../../client/use-translation';
import type { LineCheck } from '../../../contract/line-desk';
import type { ReadTable } from '../../../contract/line-table-read';
import { intlTag } from '../../../contract/locales';
import { formatMoney } from '../../../contract/money';
import { StatusChip, type Tone } from '../../../ui/status-chip';
import classes from '../settings.module.css';
import own from './lines.module.css';
import { useTermName } from './use-term-name';

type Checked = LineCheck['lines'][number];
const TONES: Record<Checked['outcome'], Tone> = {
  NEW: 'waiting',
  CHANGED: 'waiting',
  SAME: 'neutral',
  REFUSED: 'trouble',
};
const OUTCOMES = Object.keys(TONES) as Checked['outcome'][];

/** Paths of sums, in minor units of the currency of their line. */
const SUM = /(?:[fF]ee|[cC]ap|\.charge\.(?:min|max))$/;

/** Of a list that is told as a whole; undefined of anything else, and of one that is cut off. */
function namesIn(value: string): string[] | undefined {
  try {
    const read: unknown = JSON.parse(value);
    return Array.isArray(read) ? read.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** What a table would make of the lines: how many of each, what is wrong where, and what is otherwise than today. */
export function ImportResult({ read, lines }: { read: ReadTable; lines: Checked[] }) {
  const { t } = useTranslation('operator');
  const termName = useTermName();
  const rowOf = (name: string) => read.lines.find((line) => line.name === name)?.row;
  const { locale } = useShell();
  const told = (line: string, path: string, value: string) => {
    const names = namesIn(value);
    if (names) return names.join(', ') || '–';
    if (!SUM.test(path) || !/^\d+$/.test(value)) return value;
    const currency = read.lines.find(({ name }) => name === line)?.terms.currency;
    return formatMoney(
      { amount: Number(value), currency: typeof currency === 'string' ? currency : 'CNY' },
      intlTag(locale),
    );
  };
  const faulty = new Set(read.faults.map(({ line }) => line)).size;
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: lines.filter((line) => line.outcome === outcome).length + (outcome === 'REFUSED' ? faulty : 0),
  }));
  return (
    <section className={classes.section} aria-labelledby="result" aria-live="polite">
      <h2 id="result">{t('lines.import.result')}</h2>
      <p>{counts.map(({ outcome, count }) => t(`lines.import.count.${outcome}`, { count })).join(' · ')}</p>
      {read.faults.length > 0 && (
        <ul className={`${classes.changes} ${own.bad}`}>
          {read.faults.slice(0, 100).map(({ row, line, column, code }) => (
            <li key={`${String(row)} ${column} ${code}`}>
              {t('lines.import.at', { row, line })} {t(`lines.column.${column}`)}: {t(`lines.import.fault.${code}`)}
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.list}>
        {lines.map(({ name, outcome, errors, changes }) => (
          <li key={`${name} ${outcome}`} className={classes.row}>
            <div>
              <strong>{name}</strong>{' '}
              <StatusChip tone={TONES[outcome]}>{t(`lines.import.outcome.${outcome}`)}</StatusChip>{' '}
              <span className={classes.quiet}>{t('lines.import.row', { row: rowOf(name) ?? 0 })}</span>
              {errors.length > 0 && (
                <ul className={`${classes.changes} ${own.bad}`}>
                  {errors.map(({ path, code }) => (
                    <li key={`${path} ${code}`}>
                      {termName(path)}
                      {/\.\d+/.test(path) && ` (${path})`}:{' '}
                      {t([`lines.import.wrong.${code}`, 'lines.import.wrong.other'])}
                    </li>
                  ))}
                </ul>
              )}
              {outcome === 'CHANGED' && (
                <ul className={classes.changes}>
                  {changes.map(({ path, before, after }) => (
                    <li key={path}>
                      {termName(path)}
                      {/\.\d+/.test(path) && ` (${path})`}: <del>{told(name, path, before)}</del>{' '}
                      <ins>{told(name, path, after)}</ins>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      {read.roundings.length > 0 && (
        <details>
          <summary>{t('lines.import.rounded', { count: read.roundings.length })}</summary>
          <ul className={classes.changes}>
            {read.roundings.slice(0, 200).map(({ row, line, column, from, to }) => (
              <li key={`${String(row)} ${column}`}>
                {t('lines.import.at', { row, line })} {t(`lines.column.${column}`)}: <del>{from}</del> <ins>{to}</ins>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
