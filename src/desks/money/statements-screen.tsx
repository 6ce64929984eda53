import { Button } from '@mantine/core';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import type { DeskStatement, StatementPage } from '../../contract/statement-desk';
import { formatDate } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { STATEMENTS_INDEX } from './load-statements';
import classes from './money.module.css';
import { useSourceName } from './use-source-name';

interface Props {
  list: StatementPage | null;
  asked: Asked<'all'>;
  /** When it was asked. */
  now: string;
}

/** Statements of the bank and of providers, and how much of each is known. */
export function StatementsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const sourceName = useSourceName();
  const { tenant, locale } = useShell();
  const mayRead = useMay('money.reconcile');
  const day = (at: string) => formatDate(at, tenant.timezoneOffset, intlTag(locale));
  const columns: IndexColumn<DeskStatement>[] = [
    {
      id: 'file',
      header: t('statements.file'),
      cell: ({ id, fileName }) => (
        <Link href={deskPaths.statement(id)} prefetch={false} className={classes.link}>
          <bdi>{fileName}</bdi>
        </Link>
      ),
    },
    { id: 'source', header: t('statements.sourceHead'), cell: ({ source }) => sourceName(source) },
    {
      id: 'days',
      header: t('statements.days'),
      shows: 'wide',
      cell: ({ from, to }) => [...new Set([day(from), day(to)])].join(' – '),
    },
    {
      id: 'open',
      header: t('statements.view.open'),
      isFigure: true,
      cell: ({ counts }) => counts.SUGGESTED + counts.UNMATCHED,
    },
    { id: 'matched', header: t('statements.view.matched'), isFigure: true, cell: ({ counts }) => counts.MATCHED },
    {
      id: 'read',
      header: t('statements.readAgo'),
      isFigure: true,
      cell: ({ readAt }) => <Age since={readAt} now={now} />,
    },
  ];
  const payouts = list?.payouts ?? [];
  return (
    <>
      {payouts.length > 0 && (
        <section className={classes.approval} aria-label={t('statements.payout.toAllow')}>
          <p className={classes.said}>{t('statements.payout.wait', { count: payouts.length })}</p>
          <ul className={classes.warnings}>
            {payouts.map(({ statementId, no, amount }) => (
              <li key={no}>
                <Link href={`${deskPaths.statement(statementId)}?view=matched`} prefetch={false}>
                  <bdi>{no}</bdi> · <MoneyText money={amount} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <IndexPage
        spec={STATEMENTS_INDEX}
        title={t('nav.statements')}
        {...{ asked, list, columns }}
        views={[{ id: 'all', label: t('statements.view.all') }]}
        nameOf={({ fileName }) => fileName}
        hrefOfRecord={deskPaths.statement}
        action={
          mayRead && (
            <Button component={Link} size="xs" href={deskPaths.readStatement()} prefetch={false}>
              {t('statements.new')}
            </Button>
          )
        }
        empty={{ title: t('statements.none'), text: t('statements.noneText') }}
      />
    </>
  );
}
