import { Alert } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import type { FreightEstimate } from '../../contract/catalog';
import { EstimatedLine } from '../../ui/estimated-line';
import { LoadError } from '../../ui/load-error';
import { RateNote } from '../../ui/rate-note';
import { RefusedLine, type LineCure } from '../../ui/refused-line';
import { RowsSkeleton } from '../../ui/skeletons';
import { SIZE_FIELD } from './estimate-query.rules';
import classes from './shipping-estimator.module.css';

interface Props {
  estimates: FreightEstimate[] | undefined;
  failure: ApiError | undefined;
  /** Of what is asked about, packed; undefined where that is not clear. */
  kilograms: number | undefined;
  onRetry: () => void;
}

/** Where nobody said how long, in seconds. */
const A_MINUTE = 60;

/** Every line of shipping with days and price; each opens into the parts of its price. Below them those that do not take it. */
export function EstimateList({ estimates, failure, kilograms, onRetry }: Props) {
  const { t } = useTranslation('transit');
  const page = useId();
  const isBusy = failure?.status === 429;
  const wait = isBusy ? (failure.retryAfterSeconds ?? A_MINUTE) : undefined;
  useRetryAfter(wait, onRetry);
  if (failure && !isBusy) return <LoadError detail={failure.detail} onRetry={onRetry} />;
  const busy = isBusy && <Alert color="orange">{t('estimator.busy', { seconds: wait })}</Alert>;
  if (busy && !estimates) return busy;
  if (kilograms === undefined && !estimates) return <p className={classes.none}>{t('estimator.mend')}</p>;
  if (!estimates) return <RowsSkeleton count={3} height={40} />;
  const take = ({ code, values: { line } }: LineCure) => {
    if (code === GIVE_SIZE) return goToSize;
    const found = estimates.find(({ title, total }) => title === line && total);
    return found && (() => showLine(`${page}${found.transitOptionName}`));
  };
  return (
    <div className={classes.results} aria-live="polite" data-stale={isBusy || kilograms === undefined || undefined}>
      {busy || <p className={classes.none}>{t(saidAbove(estimates, kilograms), { kilograms })}</p>}
      {estimates.map(({ transitOptionName, title, minDays, maxDays, delivery, total, lines, refusals, history }) =>
        !total ? (
          <RefusedLine key={transitOptionName} title={title} refusals={refusals.map(curable)} take={take} />
        ) : (
          <EstimatedLine
            key={transitOptionName}
            id={`${page}${transitOptionName}`}
            title={title}
            days={t('estimator.days', { min: minDays, max: maxDays })}
            total={total}
            delivery={delivery}
            lines={lines}
            history={history}
          />
        ),
      )}
      <RateNote receipts={estimates} />
    </div>
  );
}

/** What a size is missing for is mended in the form beside it. */
const GIVE_SIZE = 'give-size';
const curable = (refusal: FreightEstimate['refusals'][number]) =>
  refusal.code === 'size-missing'
    ? { ...refusal, cures: [{ code: GIVE_SIZE, values: {} }, ...refusal.cures] }
    : refusal;

function goToSize() {
  const field = document.getElementById(SIZE_FIELD);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

/** Opens a line where it stands, and goes there. */
function showLine(id: string) {
  const line = document.getElementById(id);
  line?.setAttribute('open', '');
  line?.querySelector('summary')?.focus();
  line?.scrollIntoView({ block: 'center' });
}

const saidAbove = (estimates: FreightEstimate[], kilograms: number | undefined) => {
  if (kilograms === undefined) return 'estimator.stale';
  return estimates.length > 0 ? 'estimated.packed' : 'estimator.none';
};

/** Whoever asked too fast has the answer once they may ask again, without a press. */
function useRetryAfter(seconds: number | undefined, onRetry: () => void) {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => retry.current(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
}
