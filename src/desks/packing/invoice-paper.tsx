import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import type { PackingPapers } from '../../contract/packing-papers';
import { PaperParties } from './paper-parties';
import { PaperSum } from './paper-sum';
import classes from '../bench/papers.module.css';

interface Props {
  papers: PackingPapers;
  sheet: PackingPapers['sheets'][number];
  /** Else a packing list: the same without what it is worth. */
  isInvoice: boolean;
}

/** What is said to the border of what lies in a box: what it is, how much of it, and what was really paid. */
export function InvoicePaper({ papers, sheet, isInvoice }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { orderNo, boxes, boxCount, madeAt } = papers;
  const inside = boxes.filter(({ boxNo }) => sheet.boxNos.includes(boxNo));
  const pieces = sheet.goods.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={classes.paper}>
      <h2>{t(isInvoice ? 'papers.paper.invoice' : 'papers.paper.packing-list')}</h2>
      <p>
        {t('papers.invoiceNo')} <bdi dir="ltr">{sheet.invoiceNo}</bdi> · <bdi dir="ltr">{orderNo}</bdi> ·{' '}
        {t('papers.boxOf', { number: sheet.boxNos.join(' + '), count: boxCount })} ·{' '}
        {formatDate(madeAt, tenant.timezoneOffset, intlTag(locale))} · {papers.line}
      </p>
      <PaperParties papers={papers} />
      <table>
        <thead>
          <tr>
            <th>{t('papers.goods')}</th>
            <th>{t('papers.hs')}</th>
            <th className={classes.figure}>{t('papers.pieces')}</th>
            {isInvoice && <th className={classes.figure}>{t('papers.unit')}</th>}
            {isInvoice && <th className={classes.figure}>{t('papers.sum')}</th>}
          </tr>
        </thead>
        <tbody>
          {sheet.goods.map(({ nameEn, nameZh, material, hsCode, quantity, unit, total }, at) => (
            <tr key={at}>
              <td>{[nameEn, nameZh, material].filter(Boolean).join(' · ')}</td>
              <td>{hsCode || '–'}</td>
              <td className={classes.figure}>{quantity}</td>
              {isInvoice && (
                <td className={classes.figure}>
                  <PaperSum money={unit} />
                </td>
              )}
              {isInvoice && (
                <td className={classes.figure}>
                  <PaperSum money={total} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2}>{t('papers.all')}</th>
            <td className={classes.figure}>{pieces}</td>
            {isInvoice && <td />}
            {isInvoice && (
              <td className={classes.figure}>
                <PaperSum money={sheet.total} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
      <table>
        <thead>
          <tr>
            <th>{t('papers.box')}</th>
            <th className={classes.figure}>{t('papers.gross')}</th>
            <th className={classes.figure}>{t('papers.measures')}</th>
          </tr>
        </thead>
        <tbody>
          {inside.map(({ code, grams, lengthMm, widthMm, heightMm }) => (
            <tr key={code}>
              <td>
                <bdi dir="ltr">{code}</bdi>
              </td>
              <td className={classes.figure}>{(grams / 1000).toFixed(2)}</td>
              <td className={classes.figure}>
                {[lengthMm, widthMm, heightMm].map((mm) => (mm / 10).toFixed(1)).join(' × ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isInvoice && (
        <p>
          {t('papers.parcels')}: <bdi dir="ltr">{sheet.parcelNos.join(', ')}</bdi>
        </p>
      )}
      {isInvoice && <p>{t('papers.origin')}</p>}
      <div className={classes.sign}>
        <span>{t('papers.signature')}</span>
        <span>{t('papers.date')}</span>
      </div>
    </section>
  );
}
