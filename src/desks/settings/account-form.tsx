import { Checkbox, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { OutsideAccount } from '../../contract/payment-settings';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';
import type { PaymentsState } from './use-payments';

interface Props {
  account: OutsideAccount;
  state: PaymentsState;
  onDone: () => void;
}

/** What is left empty stays as it is. A secret is typed and never shown again. */
export function AccountForm({ account: { name, kind, version, hasAccount, fields }, state, onDone }: Props) {
  const { t } = useTranslation('operator');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [keepsOld, setKeepsOld] = useState(false);
  const [note, setNote] = useState('');
  const save = useAction('PUT /operator/settings/accounts/{name}', { onError: state.onError });
  const errors = save.error?.errors ?? [];
  const fieldText = useFieldText(Object.fromEntries(errors.map(({ path, code }) => [path, code])));
  const mode = errors.find(({ path }) => path === 'values')?.code;
  const isForTwo = state.settings.isLive && kind === 'payment';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const values = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
    const saved = await save.run({ params: { name }, body: { version, values, keepsOld, note } });
    if (state.then(saved)) onDone();
  };
  const isEmpty = Object.values(typed).every((value) => value.trim() === '');
  const discard = () => {
    setTyped({});
    setKeepsOld(false);
    setNote('');
  };
  return (
    <form className={classes.fields} onSubmit={(event) => void submit(event)} autoComplete="off" noValidate>
      {mode ? (
        <p role="alert">{t(`settings.payments.${mode === 'live-only' ? 'liveOnly' : 'testOnly'}`)}</p>
      ) : (
        <RefusalAlert error={errors.length > 0 || save.error?.status === 409 ? undefined : save.error} />
      )}
      <div className={classes.keys}>
        {fields.map((field) => {
          const error = fieldText(`values.${field.name}`);
          const shared = {
            size: 'sm',
            label: field.isOptional ? `${field.name} (${t('settings.optional')})` : field.name,
            description: field.shape,
            placeholder: field.shown ?? '',
            autoComplete: 'off',
            spellCheck: false,
            dir: 'ltr',
            value: typed[field.name] ?? '',
            error: error && field.shape ? t('settings.payments.looksLike', { shape: field.shape }) : error,
            onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
              setTyped((current) => ({ ...current, [field.name]: value })),
          } as const;
          if (!field.isSecret) return <TextInput key={field.name} {...shared} maxLength={8192} />;
          // a key in PEM goes over lines
          if (/PEM|private/i.test(field.shape))
            return <Textarea key={field.name} {...shared} rows={3} maxLength={8192} />;
          return (
            <PasswordInput
              key={field.name}
              {...shared}
              autoComplete="new-password"
              maxLength={8192}
              visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            />
          );
        })}
      </div>
      {hasAccount && (
        <Checkbox
          size="sm"
          label={t('settings.payments.keepsOld')}
          checked={keepsOld}
          onChange={(event) => setKeepsOld(event.currentTarget.checked)}
        />
      )}
      {isForTwo && (
        <TextInput
          size="sm"
          label={t('settings.payments.note')}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <SaveBar isChanged={!isEmpty || keepsOld || note !== ''} isSaving={save.isRunning} onDiscard={discard}>
        <ActionButton type="submit" variant="default" loading={save.isRunning} disabled={isEmpty}>
          {t(isForTwo ? 'settings.payments.askKeys' : 'settings.payments.saveKeys')}
        </ActionButton>
        <span className={classes.quiet}>{t('settings.payments.writeOnly')}</span>
      </SaveBar>
    </form>
  );
}
