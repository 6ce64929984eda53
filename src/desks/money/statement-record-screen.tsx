import { Button } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import type { StatementLine as Line, StatementRecord, StatementRecordQuery } from '../../contract/statement-desk';
import { STATEMENT_VIEWS } from '../../contract/statement-desk.enums';
import { formatDate } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { TabLinks } from '../../ui/tab-links';
import classes from './money.module.css';
import { StatementLine } from './statement-line';
import { useSourceName } from './use-source-name';

interface Props {
  statement: StatementRecord;
  view: StatementRecordQuery['view'];
}

const hrefOf = (id: string, view: string, after?: string) =>
  `${deskPaths.statement(id)}?${new URLSearchParams({ view, ...(after && { after }) }).toString()}`;

/** What was decided since the page was read moves from one count to another. */
function countsNow(read: StatementRecord, lines: Line[]): StatementRecord['counts'] {
  const counts = { ...read.counts };
  for (const { state } of read.lines) counts[state] -= 1;
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

/** Theirs without ours beside ours without theirs. */
export function StatementRecordScreen({ statement, view }: Props) {
  const { t } = useTranslation('operator');
  const sourceName = useSourceName();
  const { tenant, locale } = useShell();
  const [changed, setChanged] = useState<Record<string, Line>>({});
  const { id, source, fileName, ours, next } = statement;
  const lines = statement.lines.map((line) => changed[line.id] ?? line);
  const counts = countsNow(statement, lines);
  const day = (at: string) => formatDate(at, tenant.timezoneOffset, intlTag(locale));
  const count = { open: counts.SUGGESTED + counts.UNMATCHED, matched: counts.MATCHED, ignored: counts.IGNORED };
  return (
    <>
      <h1 className={classes.title}>
        {sourceName(source)} · <bdi>{fileName}</bdi>
      </h1>
      <p className={classes.note}>
        {[...new Set([day(statement.from), day(statement.to)])].join(' – ')} · <bdi>{statement.staffName}</bdi>
      </p>
      <div className={classes.sides}>
        <section aria-labelledby="theirs">
          <h2 id="theirs">{t('statements.theirs')}</h2>
          <TabLinks
            label={t('index.views')}
            tabs={STATEMENT_VIEWS.map((each) => ({
              ...{ id: each, href: hrefOf(id, each), label: t(`statements.view.${each}`) },
              ...{ count: count[each] ? String(count[each]) : undefined, isCurrent: each === view },
            }))}
          />
          {statement.lines.length === 0 && <p className={classes.note}>{t('statements.noLines')}</p>}
          <ul className={classes.lines}>
            {lines.map((line) => (
              <StatementLine
                key={line.id}
                line={line}
                source={source}
                onChanged={(now) => setChanged((known) => ({ ...known, [now.id]: now }))}
              />
            ))}
          </ul>
          {next && (
            <Button component={Link} size="xs" variant="default" href={hrefOf(id, view, next)}>
              {t('index.further')}
            </Button>
          )}
        </section>
        <section aria-labelledby="ours">
          <h2 id="ours">{t('statements.ours')}</h2>
          <p className={classes.note}>{t('statements.oursHint')}</p>
          {ours.length === 0 && <p className={classes.note}>{t('statements.noOurs')}</p>}
          <table className={classes.entries}>
            <tbody>
              {ours.map((one) => (
                <tr key={`${one.kind} ${one.id}`}>
                  <th scope="row">
                    {t(`statements.match.${one.kind}`)} <bdi>{one.no}</bdi>
                  </th>
                  <td>{day(one.at)}</td>
                  <td>
                    <MoneyText money={one.amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  );
}
