import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskCustomer } from '../../contract/customer-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { WordForm } from '../bench/word-form';
import classes from './customers.module.css';

interface Props {
  customer: DeskCustomer;
  onNoted: (customer: DeskCustomer | undefined) => void;
}

/** What the staff keeps about a shopper, who never reads it. */
export function CustomerNotes({ customer: { id, notes }, onNoted }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('customer.note');
  const { run, isRunning, error } = useAction('POST /operator/customers/{id}/notes');
  return (
    <section className={classes.section}>
      <h2>{t('customers.notes')}</h2>
      {may && (
        <WordForm
          key={notes[0]?.id ?? ''}
          label={t('customers.note.text')}
          description={t('customers.note.follows')}
          button={t('customers.note.do')}
          most={2000}
          isRunning={isRunning}
          error={error}
          onSend={async (text) => onNoted(await run({ params: { id }, body: { text } }))}
        />
      )}
      {notes.length === 0 && <p className={classes.none}>{t('customers.note.none')}</p>}
      <ul className={classes.notes} aria-live="polite">
        {notes.map(({ id: noteId, text, staffName, at }) => (
          <li key={noteId}>
            <p>
              <bdi>{text}</bdi>
            </p>
            <small>
              <bdi>{staffName}</bdi> · {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
