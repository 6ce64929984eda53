import { Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskCustomer } from '../../contract/customer-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './customers.module.css';

interface Props {
  customer: DeskCustomer;
  onNoted: (customer: DeskCustomer) => void;
}

/** What the staff keeps about a shopper, who never reads it. */
export function CustomerNotes({ customer: { id, notes }, onNoted }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('customer.note');
  const { run, isRunning, error } = useAction('POST /operator/customers/{id}/notes');
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changed = text.trim() ? await run({ params: { id }, body: { text } }) : undefined;
    if (!changed) return;
    setText('');
    onNoted(changed);
  };
  return (
    <section className={classes.section}>
      <h2>{t('customers.notes')}</h2>
      {may && (
        <form className={classes.form} onSubmit={(event) => void submit(event)}>
          <RefusalAlert error={error} />
          <Textarea
            size="sm"
            label={t('customers.note.text')}
            description={t('customers.note.follows')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={2000}
            rows={2}
            autosize
            maxRows={10}
          />
          <div>
            <ActionButton type="submit" size="sm" variant="default" loading={isRunning} disabled={!text.trim()}>
              {t('customers.note.do')}
            </ActionButton>
          </div>
        </form>
      )}
      {notes.length === 0 && <p className={classes.none}>{t('customers.note.none')}</p>}
      <ul className={classes.notes} aria-live="polite">
        {notes.map((note) => (
          <li key={note.id}>
            <p>
              <bdi>{note.text}</bdi>
            </p>
            <small>
              <bdi>{note.staffName}</bdi> · {formatDateTime(note.at, tenant.timezoneOffset, intlTag(locale))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
