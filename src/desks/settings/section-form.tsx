import { Alert } from '@mantine/core';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { ApiError } from '../../client/caller';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { Section } from '../../contract/settings-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';

interface Props {
  state: {
    known: Pick<Section<unknown>, 'last'>;
    faster: Pick<Section<unknown>, 'last'> | undefined;
    round: number;
    isChanged: boolean;
    canSave: boolean;
    discard: () => void;
  };
  error: ApiError | undefined;
  isSaving: boolean;
  onSave: () => Promise<void>;
  children: ReactNode;
}

/** The fields of a section, who changed it last, and the button that saves all of it. Who may only read can type nothing. */
export function SectionForm({ state, error, isSaving, onSave, children }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const mayEdit = useMay('settings.edit');
  const { last } = state.known;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // what is wrong may stand far from the button that was pressed, and behind its bar
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  const changed = last && (
    <span className={classes.quiet}>
      {t('settings.last', {
        name: last.staffName ?? t('staff.command'),
        time: formatDateTime(last.at, tenant.timezoneOffset, intlTag(locale)),
      })}
    </span>
  );
  return (
    <form ref={form} className={classes.wide} onSubmit={submit} noValidate>
      {state.faster ? (
        <Alert color="yellow" role="alert">
          {t('settings.stale', { name: state.faster.last?.staffName ?? t('staff.command') })}{' '}
          <button type="button" className={classes.inline} onClick={state.discard}>
            {t('settings.takeTheirs')}
          </button>
        </Alert>
      ) : (
        <RefusalAlert error={error?.status === 409 ? undefined : error} />
      )}
      <fieldset key={state.round} className={classes.fields} disabled={!mayEdit}>
        {children}
      </fieldset>
      {mayEdit ? (
        <SaveBar isChanged={state.isChanged} isSaving={isSaving} onDiscard={state.discard}>
          <ActionButton type="submit" disabled={!state.canSave} loading={isSaving}>
            {t('settings.save')}
          </ActionButton>
          {changed}
        </SaveBar>
      ) : (
        changed
      )}
    </form>
  );
}
