import { Alert } from '@mantine/core';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { BoxLabels, PackingPapers } from '../../contract/packing-papers';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import { BoxLabel } from './box-label';
import { InvoicePaper } from './invoice-paper';
import { PAPERS, type Paper } from './load-papers';
import classes from '../bench/papers.module.css';

interface Props {
  papers: PackingPapers;
  paper: Paper;
}

/** Labels of the boxes, their invoices and packing lists: each on a sheet of its own. */
export function PapersScreen({ papers, paper }: Props) {
  const { t } = useTranslation('operator');
  const { id, orderNo, refused, sheets } = papers;
  const print = useAction('POST /operator/transit-orders/{id}/labels', { isSwitch: true });
  const [printed, setPrinted] = useState<BoxLabels['labels']>();
  // once it is drawn with its number
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);
  const labels = papers.boxes.map((box) => printed?.find(({ boxNo }) => boxNo === box.boxNo) ?? box);
  const printAll = async () => {
    if (paper !== 'labels') return window.print();
    const answer = await print.run({ params: { id }, body: {} });
    if (answer) setPrinted(answer.labels);
  };
  const uncoded = sheets.flatMap(({ goods }) => goods).filter(({ hsCode }) => !hsCode).length;
  const cannotPrint = paper === 'labels' ? refused !== null : sheets.length === 0;
  return (
    <>
      <PageTitle title={t('papers.title', { number: orderNo })} />
      <div className={classes.head}>
        <h1>
          <Link href={deskPaths.packingOf(id)} prefetch={false}>
            <bdi>{orderNo}</bdi>
          </Link>
        </h1>
        <nav className={classes.tabs} aria-label={t('papers.papers')}>
          {PAPERS.map((one) => (
            <Link
              key={one}
              href={deskPaths.papers(id, one)}
              prefetch={false}
              aria-current={one === paper ? 'page' : undefined}
            >
              {t(`papers.paper.${one}`)}
            </Link>
          ))}
        </nav>
        <ActionButton size="xs" disabled={cannotPrint} loading={print.isRunning} onClick={() => void printAll()}>
          {t(paper === 'labels' ? 'papers.printLabels' : 'codes.print')}
        </ActionButton>
      </div>
      <RefusalAlert error={print.error} />
      {paper === 'labels' && (
        <p className={classes.note}>{refused ? t(`papers.refused.${refused}`) : t('papers.counted')}</p>
      )}
      {paper !== 'labels' && uncoded > 0 && (
        <Alert color="yellow" role="status" className={classes.warning}>
          {t('papers.uncoded', { count: uncoded })}{' '}
          <Link href={deskPaths.packingOf(id)} prefetch={false}>
            {t('papers.toDeclaration')}
          </Link>
        </Alert>
      )}
      <div className={classes.sheets} tabIndex={0} role="region" aria-label={t(`papers.paper.${paper}`)}>
        {paper === 'labels'
          ? refused === null &&
            labels.map((label) => <BoxLabel key={label.boxNo} label={label} {...asPrinted(papers)} />)
          : sheets.map((sheet) => (
              <InvoicePaper key={sheet.boxNos.join()} papers={papers} sheet={sheet} isInvoice={paper === 'invoice'} />
            ))}
      </div>
    </>
  );
}

const asPrinted = ({ line, sender, receiver, boxCount }: PackingPapers) => ({
  ...{ line, receiver, boxCount },
  warehouse: sender.warehouse,
});
