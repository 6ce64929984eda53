import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { QrPicture } from '../../ui/qr-picture';
import { BarsPicture, MODULE_MM } from '../bench/bars-picture';
import classes from './codes.module.css';

/** Known to no bench: a test is not taken for goods. */
const CODE = 'TEST-0123';
/** Two and three dots of a printer of 203 to the inch. */
const MODULES_MM = [MODULE_MM, 0.375];
const RULER_MM = 50;

/** Shows whether a printer scales what it is given, cuts it at an edge, or blurs its bars. */
export function TestLabel() {
  const { t } = useTranslation('operator');
  const width = new Intl.NumberFormat(intlTag(useLocale()), {
    style: 'unit',
    unit: 'millimeter',
    maximumFractionDigits: 3,
  });
  const ticks = Array.from({ length: RULER_MM + 1 }, (_, at) => at);
  return (
    <section className={classes.test} aria-label={t('codes.test')}>
      <svg
        className={classes.ruler}
        role="img"
        aria-label={t('codes.ruler', { mm: RULER_MM })}
        viewBox={`-2 0 ${String(RULER_MM + 4)} 9`}
        width={`${String(RULER_MM + 4)}mm`}
        height="9mm"
      >
        {ticks.map((at) => (
          <path
            key={at}
            d={`M${String(at)} 0v${at % 10 === 0 ? '5' : at % 5 === 0 ? '4' : '2.5'}`}
            stroke="#000"
            strokeWidth="0.2"
          />
        ))}
        {ticks
          .filter((at) => at % 10 === 0)
          .map((at) => (
            <text key={at} x={at} y="8.5" fontSize="3" textAnchor="middle">
              {at}
            </text>
          ))}
      </svg>
      {MODULES_MM.map((mm) => (
        <BarsPicture key={mm} text={CODE} label={`${CODE} ${width.format(mm)}`} moduleMm={mm} />
      ))}
      <QrPicture text={CODE} label={CODE} />
      <bdi dir="ltr">{CODE}</bdi>
      <p>{t('codes.testHint', { mm: RULER_MM })}</p>
    </section>
  );
}
