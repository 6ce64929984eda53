import { Button } from '@mantine/core';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskBatch } from '../../contract/batch';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { PageTitle } from '../../ui/page-title';
import { BarsPicture } from '../bench/bars-picture';
import paper from '../bench/papers.module.css';
import { kilograms } from './batch-figures';
import { BatchTotals } from './batch-totals';

/** What whoever fetches the boxes signs: how many, how heavy, which. */
export function BatchSheetScreen({ batch }: { batch: DeskBatch }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { batchNo, carrier, masterNo, warehouse, boxes, closedAt, handedOverAt } = batch;
  const at = handedOverAt ?? closedAt;
  return (
    <>
      <PageTitle title={`${t('batches.sheet')} ${batchNo}`} />
      <div className={paper.head}>
        <h1>{t('batches.sheet')}</h1>
        <Button size="xs" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <div className={paper.sheets} tabIndex={0} role="region" aria-label={t('batches.sheet')}>
        <section className={paper.paper}>
          <h2>
            {t('batches.sheet')} <bdi dir="ltr">{batchNo}</bdi>
          </h2>
          <BarsPicture text={batchNo} label={batchNo} />
          <p>
            {warehouse} → <bdi>{carrier}</bdi> · {t('batches.masterNo')}: <bdi dir="ltr">{masterNo || '–'}</bdi>
            {at && ` · ${formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}`}
          </p>
          <BatchTotals batch={batch} />
          <table>
            <thead>
              <tr>
                <th>{t('papers.box')}</th>
                <th>{t('batches.to')}</th>
                <th className={paper.figure}>{t('batches.kg')}</th>
                <th>{t('batches.trackingNo')}</th>
              </tr>
            </thead>
            <tbody>
              {boxes.toReversed().map(({ id, code, country, grams, trackingNo }) => (
                <tr key={id}>
                  <td>
                    <bdi dir="ltr">{code}</bdi>
                  </td>
                  <td>{country.toUpperCase()}</td>
                  <td className={paper.figure}>{kilograms(grams)}</td>
                  <td>
                    <bdi dir="ltr">{trackingNo || '–'}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={paper.sign}>
            <span>{t('batches.givenBy')}</span>
            <span>{t('batches.takenBy')}</span>
            <span>{t('papers.date')}</span>
          </div>
        </section>
      </div>
    </>
  );
}
