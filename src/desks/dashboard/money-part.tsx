import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Dashboard, DashboardFact } from '../../contract/dashboard';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { useDayText } from '../bench/use-day-text';
import classes from './dashboard.module.css';
import { FactChart } from './fact-chart';
import { FactList } from './fact-list';
import { factOf, seriesOf, sumOf, toldOf } from './facts-of';
import { FigureTile } from './figure-tile';

/** What a shop earns by, and what it bears: together its margin. */
const ORDERS = ['EXCHANGE', 'FEE'] as const;
const BOOK = ['SERVICE_FEES', 'STORAGE_FEES', 'COMPENSATION', 'DIFFERENCES'] as const;
/** In no margin: carriers and providers send bills for these elsewhere, and what was paid goes back. */
const PASSED_ON = ['FREIGHT', 'PAYMENT_FEES', 'REFUNDS'] as const;

export function MoneyPart({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  const dayText = useDayText();
  const { currency, countedFrom } = dashboard;
  const [goods, paid, margin, book, refunded] = (['goods', 'paid', 'margin', 'book', 'refunded'] as const).map(
    (measure) => factOf(dashboard, measure),
  );
  if (!currency || !goods || !paid) return null;
  const text = (amount: number) => formatMoney({ amount, currency }, intlTag(locale));
  const rowsOf = (fact: DashboardFact | undefined, dimensions: readonly string[]) =>
    dimensions.map((name) => {
      const { now, before } = sumOf(fact, [name]);
      return { name, values: [now, before] as const };
    });
  const earned = [...rowsOf(margin, ORDERS), ...rowsOf(book, BOOK)];
  const total = (at: 0 | 1) => earned.reduce((sum, { values }) => sum + values[at], 0);
  const [now, before] = [total(0), total(1)];
  const list = {
    head: t('dashboard.part'),
    nameOf: (name: string) => t(`dashboard.parts.${name}`),
    text,
  };
  const toldIn = (...facts: Parameters<typeof toldOf>[1]) => toldOf(dashboard, facts);
  const names = [t('dashboard.now'), t('dashboard.before')];
  return (
    <section className={classes.section}>
      <h2>{t('dashboard.money')}</h2>
      {countedFrom && <p className={classes.about}>{t('dashboard.notInBook', { day: dayText(countedFrom) })}</p>}
      <div className={classes.tiles}>
        <FigureTile label={t('dashboard.goods')} told={toldIn([goods])} {...goods} text={text} />
        <FigureTile label={t('dashboard.paid')} told={toldIn([paid])} {...paid} text={text} />
        <FigureTile
          label={t('dashboard.margin')}
          told={toldIn([margin, ORDERS], [book, BOOK])}
          now={now}
          before={before}
          text={text}
        />
        <FigureTile label={t('dashboard.refunded')} told={toldIn([refunded])} {...sumOf(refunded)} text={text} />
      </div>
      <div className={classes.parts}>
        <FactChart title={t('dashboard.goodsByDay')} kind="bars" series={seriesOf(dashboard, goods)} text={text} />
        <FactList
          {...list}
          title={t('dashboard.marginParts')}
          series={{ names, rows: earned, total: { name: t('dashboard.margin'), values: [now, before] } }}
        />
        <FactList
          {...list}
          title={t('dashboard.passedOn')}
          about={t('dashboard.passedOnText')}
          series={{ names, rows: rowsOf(book, PASSED_ON) }}
        />
      </div>
    </section>
  );
}
