import { Button, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import type { FieldErrors } from '../../client/use-fields';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import type { DeskManualOrder } from '../../contract/manual-desk';
import { manualQuoteSums } from '../../contract/manual-quote';
import { priceTermsOf } from '../../contract/price';
import { ActionButton } from '../../ui/action-button';
import { QuoteReceipt } from '../../ui/quote-receipt';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './manual-record-screen.module.css';
import { ManualQuoteRow } from './manual-quote-row';
import { refusedIn, unreadIn } from './quote-problems';
import { draftOf, quoteInputOf, withRow, type DraftRow, type QuoteDraft } from './quote-draft';

interface Props {
  order: DeskManualOrder;
  onQuoted: (now: DeskManualOrder) => void;
  onRefused: (error: ApiError) => void;
}

/** Rows, freight and how long it holds; the sums follow each key, by the function that the server uses. */
export function ManualQuoteForm({ order, onQuoted, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { exchangeInfo, serviceFee } = useTenant();
  const [begun] = useState(() => draftOf(order));
  const [draft, setDraft] = useState(begun);
  useUnsavedForm(JSON.stringify(draft) !== JSON.stringify(begun));
  const [errors, setErrors] = useState<FieldErrors>({});
  const quote = useAction('POST /operator/manual-orders/{id}/quote', {
    onError: (error) => {
      setErrors(Object.fromEntries(error.errors.map(({ path, code }) => [path, code])));
      onRefused(error);
    },
  });
  const input = quoteInputOf(draft, order.version);
  const terms = { ...priceTermsOf(exchangeInfo), serviceFee };
  const unread = unreadIn(draft);
  const found = Object.keys(unread).length === 0 ? manualQuoteSums(input, terms) : undefined;
  // without sums there is a reason, and the field that it is about says so at once
  const fieldText = useFieldText({ ...errors, ...unread, ...refusedIn(found) });
  const form = useRef<HTMLFormElement>(null);

  const change = (key: number, changed: Partial<DraftRow>) => {
    setErrors({});
    setDraft(({ rows, ...rest }) => ({
      ...rest,
      rows: rows.map((row) => (row.key === key ? { ...row, ...changed } : row)),
    }));
  };
  const changeOne = (changed: Partial<QuoteDraft>) => {
    setErrors({});
    setDraft((current) => ({ ...current, ...changed }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) return invalid.focus();
    const now = await quote.run({ params: { id: order.id }, body: input });
    if (now) onQuoted(now);
  };
  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalAlert error={quote.error} />
      {draft.rows.map((row, at) => (
        <ManualQuoteRow
          key={row.key}
          row={row}
          number={at + 1}
          errorOf={(field) => fieldText(`rows.${at}.${field}`)}
          onChange={(changed) => change(row.key, changed)}
          {...(draft.rows.length > 1 && {
            onRemove: () => setDraft({ ...draft, rows: draft.rows.filter(({ key }) => key !== row.key) }),
          })}
        />
      ))}
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={() => setDraft(withRow(draft))}
          disabled={draft.rows.length >= LIMITS.quotedRows}
        >
          {t('manual.quote.addRow')}
        </Button>
      </div>
      <div className={classes.row}>
        <TextInput
          className={classes.field}
          label={t('manual.quote.freight')}
          leftSection="¥"
          inputMode="decimal"
          value={draft.freight}
          onChange={(event) => changeOne({ freight: event.currentTarget.value })}
          error={fieldText('freightFen')}
        />
        <TextInput
          className={classes.field}
          label={t('manual.quote.days')}
          inputMode="numeric"
          value={draft.days}
          onChange={(event) => changeOne({ days: event.currentTarget.value })}
          error={fieldText('validDays')}
        />
      </div>
      {found && 'sums' in found && <QuoteReceipt sums={{ ...terms, ...found.sums, serviceFeeRule: serviceFee }} />}
      <p>{t('manual.quote.follows', { name: order.shopperName })}</p>
      <div className={classes.actions}>
        <ActionButton type="submit" loading={quote.isRunning} disabled={!order.canQuote}>
          {t('manual.quote.send')}
        </ActionButton>
      </div>
    </form>
  );
}
