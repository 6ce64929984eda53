import { useTranslation } from '../../client/use-translation';
import { PACKING_STEPS, type PackingStep } from './bench-pack.rules';
import classes from './packing-bench.module.css';

/** How far a shipment is on the table: what is done, what is to be done now, and what comes. */
export function BenchWay({ step }: { step: PackingStep | undefined }) {
  const { t } = useTranslation('operator');
  const at = step ? PACKING_STEPS.indexOf(step) : -1;
  return (
    <ol className={classes.way} aria-label={t('packBench.way')}>
      {PACKING_STEPS.map((one, index) => (
        <li key={one} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          {t(`packBench.step.${one}`)}
        </li>
      ))}
    </ol>
  );
}
