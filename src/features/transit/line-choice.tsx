import { Alert, Radio } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { TransitEstimate } from '../../contract/transit';
import { LineHistoryText } from '../../ui/line-history-text';
import { LoadError } from '../../ui/load-error';
import { MoneyText } from '../../ui/price';
import { RateNote } from '../../ui/rate-note';
import { RefusedLine } from '../../ui/refused-line';
import { RowsSkeleton } from '../../ui/skeletons';
import { LeftOutNote } from './left-out-note';
import classes from './new-transit.module.css';
import { useCures } from './use-cures';
import type { TransitComposer } from './use-transit-draft';

/** A line to somewhere else is no choice: why it refuses would be news to nobody. */
const goesThere = ({ refusals }: TransitEstimate['refused'][number]): boolean =>
  refusals.every(({ code }) => code !== 'country-not-served');

/** All lines to compare: what each asks, how long it takes, what it covers; those that refuse say why and what would help. */
export function LineChoice({ composer }: { composer: TransitComposer }) {
  const { t } = useTranslation('transit');
  const { takeFor, leftOut, putBack } = useCures(composer);
  const lines = useRef<HTMLDivElement>(null);
  const { estimate, error, quote, choose, retry, draft, isStale, instead } = composer;
  if (!draft.addressId) return <p className={classes.quiet}>{t('compose.addressFirst')}</p>;
  if (error) return <LoadError detail={error.detail} onRetry={retry} />;
  if (!estimate) return <RowsSkeleton count={3} height={64} />;
  return (
    <div
      ref={lines}
      tabIndex={-1}
      role="group"
      aria-label={t('compose.line')}
      className={classes.lines}
      data-stale={isStale || undefined}
      aria-live="polite"
    >
      {instead && <Alert color="yellow">{t('compose.lineChanged', { ...instead })}</Alert>}
      {estimate.quotes.length === 0 && <Alert color="orange">{t('compose.noLine')}</Alert>}
      <Radio.Group
        value={quote?.transitOptionName ?? null}
        onChange={(name) => {
          const line = estimate.quotes.find(({ transitOptionName }) => transitOptionName === name);
          if (line) choose(line);
        }}
        aria-label={t('compose.line')}
      >
        {estimate.quotes.map((line) => (
          <Radio.Card key={line.transitOptionName} value={line.transitOptionName} className={classes.choice}>
            <Radio.Indicator aria-hidden />
            <span className={classes.what}>
              <span className={classes.name}>{line.title}</span>
              <span className={classes.quiet}>
                {t('compose.days', { min: line.minDays, max: line.maxDays })} ·{' '}
                {t('fee.weight-chargeable', { grams: line.receipt.chargeableGrams / 1000 })}
                {line.delivery === 'STATION' && ` · ${t('compose.stationOnly')}`}
              </span>
              {line.history && (
                <span className={classes.quiet}>
                  <LineHistoryText history={line.history} />
                </span>
              )}
              {line.cover && <span className={classes.quiet}>{t('insurance.covers', { cover: line.cover })}</span>}
            </span>
            <span className={classes.price}>
              <MoneyText money={line.receipt.total} size="md" />
              {line.receipt.atMost && (
                <span className={classes.quiet}>
                  {t('compose.atMost')} <MoneyText money={line.receipt.atMost} />
                </span>
              )}
            </span>
          </Radio.Card>
        ))}
      </Radio.Group>
      <RateNote receipts={estimate.quotes.map(({ receipt }) => receipt)} />
      {leftOut && (
        <LeftOutNote
          cure={leftOut}
          onUndo={() => {
            lines.current?.focus({ preventScroll: true });
            putBack();
          }}
        />
      )}
      {estimate.refused.filter(goesThere).map((line) => (
        <RefusedLine key={line.transitOptionName} title={line.title} refusals={line.refusals} take={takeFor(line)} />
      ))}
    </div>
  );
}
