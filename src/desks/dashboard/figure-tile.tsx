import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { groupThousands } from '../../contract/money';
import { growthOf, timesOf } from './facts-of';
import classes from './dashboard.module.css';

interface Props {
  label: string;
  /** The list of exactly what is counted; what came and went in these days, and sums, have none. */
  href?: string;
  now: number;
  before: number;
  /** When it was counted, of what is counted from time to time and whose list is of this moment. */
  asOf?: string | undefined;
  /** What of it was only told, and is in no book. */
  told?: number | undefined;
  /** How a number of it reads. */
  text: (value: number) => string;
}

/** One number of the days looked at, against the days before, and the way to what is behind it. */
export function FigureTile({ label, href, asOf, told, now, before, text }: Props) {
  const { t } = useTranslation('operator');
  const [growth, times] = [growthOf({ now, before }), timesOf({ now, before })];
  const inside = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.number}>{text(now)}</span>
      <span className={classes.before}>
        {times !== null
          ? t('dashboard.timesAgainst', { times: groupThousands(times), before: text(before) })
          : growth === null
            ? t('dashboard.nothingBefore')
            : t('dashboard.against', { growth: signed(growth), before: text(before) })}
      </span>
      {asOf && <span className={classes.before}>{t('dashboard.asOf', { time: asOf })}</span>}
      {!!told && <span className={classes.before}>{t('dashboard.toldPart', { sum: text(told) })}</span>}
    </>
  );
  if (!href) return <p className={classes.tile}>{inside}</p>;
  return (
    <Link className={classes.tile} href={href} prefetch={false}>
      {inside}
    </Link>
  );
}

const signed = (percent: number) => (percent > 0 ? `+${percent}` : String(percent).replace('-', '−'));
