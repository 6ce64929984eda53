import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Dashboard } from '../../contract/dashboard';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { useCountryName } from '../bench/use-country-name';
import classes from './dashboard.module.css';
import { FactChart } from './fact-chart';
import { FactList } from './fact-list';
import { factOf, fillOf, seriesOf, sumOf } from './facts-of';
import { FigureTile } from './figure-tile';
import { useCountedAt } from './use-counted-at';

const TOLD_COUNTRIES = 3;
const STORED_DAYS = ['0-7', '7-30', '30-60', '60-90', '90+'] as const;

/** What came, what lies there for how long, what left; how well lines were told and kept; who came. */
export function GoodsPart({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  const asOf = useCountedAt(dashboard);
  const countryName = useCountryName();
  const [arrived, stored, shipped, signups] = (['arrived', 'stored', 'shipped', 'signups'] as const).map((measure) =>
    factOf(dashboard, measure),
  );
  if (!arrived && !shipped && !signups) return null;
  const shelves = fillOf(factOf(dashboard, 'shelves'));
  const percent = (share: number) => new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(share / 100);
  /** A line that goes to many countries is told apart by some of them. */
  const nameOf = ({ line, countries }: Dashboard['spreads'][number]) => {
    const [some, more] = [countries.slice(0, TOLD_COUNTRIES).map(countryName), countries.length > TOLD_COUNTRIES];
    return some.length > 0 ? `${line} · ${some.join(', ')}${more ? ' …' : ''}` : line;
  };
  const spread = (measure: 'estimate' | 'way') => ({
    names: [t('dashboard.middle'), t('dashboard.nineOfTen'), t('dashboard.counted')],
    rows: dashboard.spreads
      .filter((each) => each.measure === measure)
      .map((one) => ({ name: nameOf(one), values: [one.p50, one.p90, one.count] })),
  });
  return (
    <section className={classes.section}>
      <h2>{t('dashboard.goodsAndWays')}</h2>
      <div className={classes.tiles}>
        {arrived && <FigureTile label={t('dashboard.arrived')} {...arrived} text={String} />}
        {stored && (
          <FigureTile
            label={t('dashboard.stored')}
            href={`${deskPaths.parcels()}?view=onShelf`}
            asOf={asOf}
            {...stored}
            text={String}
          />
        )}
        {shelves.all > 0 && (
          <FigureTile
            label={t('dashboard.shelvesUsed')}
            asOf={asOf}
            now={shelves.now}
            before={shelves.before}
            text={percent}
          />
        )}
        {shipped && <FigureTile label={t('dashboard.shipped')} {...shipped} text={String} />}
        {signups && <FigureTile label={t('dashboard.signups')} {...signups} text={String} />}
      </div>
      <div className={classes.parts}>
        {arrived && (
          <FactChart title={t('dashboard.arrivedByDay')} kind="lines" series={seriesOf(dashboard, arrived)} />
        )}
        {stored && (
          <FactList
            title={t('dashboard.storedByAge')}
            head={t('dashboard.days')}
            series={{
              names: [t('dashboard.now'), t('dashboard.before')],
              rows: STORED_DAYS.map((name) => {
                const { now, before } = sumOf(stored, [name]);
                return { name, values: [now, before] };
              }),
            }}
          />
        )}
        {shipped && <FactChart title={t('dashboard.shippedByDay')} kind="bars" series={seriesOf(dashboard, shipped)} />}
        {shipped && (
          <FactList title={t('dashboard.estimateError')} head={t('dashboard.line')} series={spread('estimate')} />
        )}
        {shipped && <FactList title={t('dashboard.lineDays')} head={t('dashboard.line')} series={spread('way')} />}
        {signups && (
          <FactChart title={t('dashboard.signupsByDay')} kind="lines" series={seriesOf(dashboard, signups)} />
        )}
      </div>
    </section>
  );
}
