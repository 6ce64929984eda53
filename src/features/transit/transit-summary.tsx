import { Checkbox } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { FreightLines } from '../../ui/freight-lines';
import { MoneyText } from '../../ui/price';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './new-transit.module.css';
import type { TransitComposer } from './use-transit-draft';

interface Props {
  composer: TransitComposer;
  isOrdering: boolean;
  error: { detail: string } | undefined;
  /** Of a parcel nobody has said what is in it: that is said before anything is agreed to. */
  isUnsaid: boolean;
  onOrder: () => void;
  /** What is agreed to, to be read. */
  terms: ReactNode;
}

/** The receipt that counts along, terms, one button. */
export function TransitSummary({ composer, isOrdering, error, isUnsaid, onOrder, terms }: Props) {
  const { t } = useTranslation('transit');
  const { quote, isStale, draft } = composer;
  const [hasAgreed, setAgreed] = useState(false);
  const [asks, setAsks] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  return (
    <aside className={classes.summary} aria-labelledby="transit-sum">
      <h2 id="transit-sum" className={classes.stepTitle}>
        {t('compose.receipt')}
      </h2>
      {quote ? (
        <div data-stale={isStale || undefined} className={classes.receipt}>
          <p className={classes.name}>{quote.title}</p>
          <FreightLines lines={quote.receipt.lines} currency={quote.receipt.total.currency} />
          <p className={classes.total}>
            <span>{t('compose.total')}</span>
            <MoneyText money={quote.receipt.total} size="lg" />
          </p>
          {quote.receipt.atMost && (
            <p className={classes.quiet}>
              {t('compose.estimated')} {t('compose.atMost')} <MoneyText money={quote.receipt.atMost} />
            </p>
          )}
        </div>
      ) : (
        <p className={classes.quiet}>{t('compose.noReceipt')}</p>
      )}
      <p className={classes.quiet}>{t(`mode.${draft.mode}_next`)}</p>
      <RefusalAlert error={error} />
      <Checkbox
        ref={agreement}
        label={t('compose.terms')}
        checked={hasAgreed}
        error={asks && !hasAgreed ? t('compose.termsNeeded') : undefined}
        onChange={({ currentTarget: { checked } }) => setAgreed(checked)}
      />
      {terms}
      <ActionButton
        size="lg"
        fullWidth
        loading={isOrdering}
        disabled={!quote || isStale || (draft.selfPickup && !draft.stationId)}
        onClick={() => {
          if (hasAgreed || isUnsaid) return onOrder();
          setAsks(true);
          agreement.current?.focus();
        }}
      >
        {t('compose.submit')}
      </ActionButton>
    </aside>
  );
}
