import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Dashboard } from '../../contract/dashboard';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import classes from './dashboard.module.css';
import { FactChart } from './fact-chart';
import { FactList } from './fact-list';
import { factOf, seriesOf, sumOf } from './facts-of';
import { FigureTile } from './figure-tile';

/** What a shop earns by, and what it bears; freight is what was charged for it, for carriers send their bills elsewhere. */
const MARGIN = ['EXCHANGE', 'FEE'] as const;
const BOOK = [
  'SERVICE_FEES',
  'STORAGE_FEES',
  'FREIGHT',
  'PAYMENT_FEES',
  'COMPENSATION',
  'DIFFERENCES',
  'REFUNDS',
] as const;
const EARNED = ['SERVICE_FEES', 'STORAGE_FEES', 'COMPENSATION', 'DIFFERENCES'] as const;

export function MoneyPart({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  const { currency } = dashboard;
  const [goods, paid, margin, book, refunded] = (['goods', 'paid', 'margin', 'book', 'refunded'] as const).map(
    (measure) => factOf(dashboard, measure),
  );
  if (!currency || !goods || !paid) return null;
  const text = (amount: number) => formatMoney({ amount, currency }, intlTag(locale));
  const [made, borne] = [sumOf(margin, MARGIN), sumOf(book, EARNED)];
  const earned = { now: made.now + borne.now, before: made.before + borne.before };
  const names = [t('dashboard.now'), t('dashboard.before')];
  const rows = [
    ...MARGIN.map((name) => ({ name, ...sumOf(margin, [name]) })),
    ...BOOK.map((name) => ({ name, ...sumOf(book, [name]) })),
  ].map(({ name, now, before }) => ({ name, values: [now, before] }));
  return (
    <section className={classes.section}>
      <h2>{t('dashboard.money')}</h2>
      <div className={classes.tiles}>
        <FigureTile label={t('dashboard.goods')} href={deskPaths.ledger()} {...goods} text={text} />
        <FigureTile label={t('dashboard.paid')} href={`${deskPaths.ledger()}?view=payments`} {...paid} text={text} />
        <FigureTile label={t('dashboard.margin')} href={deskPaths.ledger()} {...earned} text={text} />
        <FigureTile label={t('dashboard.refunded')} href={deskPaths.refunds()} {...sumOf(refunded)} text={text} />
      </div>
      <div className={classes.parts}>
        <FactChart title={t('dashboard.goodsByDay')} kind="bars" series={seriesOf(dashboard, goods)} text={text} />
        <FactList
          title={t('dashboard.marginParts')}
          head={t('dashboard.part')}
          series={{ names, rows }}
          nameOf={(name) => t(`dashboard.parts.${name}`)}
          text={text}
        />
      </div>
    </section>
  );
}
