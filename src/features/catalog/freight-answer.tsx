import { useTranslation } from '../../client/use-translation';
import type { ShipmentEstimate } from '../../contract/shipment';
import { RateNote } from '../../ui/rate-note';
import { RefusedLine } from '../../ui/refused-line';
import { bestFreight } from './best-freight.rules';
import { FreightOption } from './freight-option';
import classes from './freight-estimate.module.css';

interface Props {
  estimate: ShipmentEstimate;
  /** Of the page. */
  productUrl: string;
}

/** The cheapest line and the fastest, each opening into its parts; behind a word those that refuse it, and why. */
export function FreightAnswer({ estimate, productUrl }: Props) {
  const { t } = useTranslation(['product', 'transit']);
  const { grams, lines, unweighed, assumed, isTooMuch } = estimate;
  if (isTooMuch) return <p className={classes.note}>{t('transit:estimated.tooMuch')}</p>;
  const options = bestFreight(lines);
  const assumedGrams = assumed.find((each) => each.productUrl === productUrl)?.weightGrams;
  const refused = lines.filter(({ total }) => total === null);
  return (
    <>
      {unweighed.includes(productUrl) && <p className={classes.note}>{t('freight.unknownWeight')}</p>}
      {grams > 0 && options.length === 0 && <p className={classes.note}>{t('freight.none')}</p>}
      {options.map(({ estimate: line, marks }) => (
        <FreightOption key={line.transitOptionName} estimate={line} marks={marks} />
      ))}
      {refused.length > 0 && (
        <details className={classes.refused} open={options.length === 0}>
          <summary>{t('freight.refused', { count: refused.length })}</summary>
          {refused.map(({ transitOptionName, title, refusals }) => (
            <RefusedLine key={transitOptionName} title={title} refusals={refusals} />
          ))}
        </details>
      )}
      {assumedGrams && <p className={classes.note}>{t('freight.assumedWeight', { grams: assumedGrams })}</p>}
      {grams > 0 && <p className={classes.note}>{t('transit:estimated.packed', { kilograms: grams / 1000 })}</p>}
      <RateNote receipts={options.map(({ estimate: line }) => line)} />
    </>
  );
}
