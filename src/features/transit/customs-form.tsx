import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { CustomsField, CustomsInfo } from '../../contract/customs';
import { LIMITS } from '../../contract/limits';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './new-transit.module.css';

interface Props {
  fields: CustomsField[];
  countryCode: string;
  receiver: string;
  onSaved: (info: CustomsInfo) => void;
}

/** Numbers of a receiver; the shop keeps them sealed and shows no more than their last digits. */
export function CustomsForm({ fields, countryCode, receiver, onSaved }: Props) {
  const { t } = useTranslation('transit');
  // of the address that is chosen, until somebody says another
  const [typedName, setTypedName] = useState<string>();
  const receiverName = typedName ?? receiver;
  const [values, setValues] = useState<Record<string, string>>({});
  const [expiresAt, setExpiry] = useState('');
  const [keep, setKeep] = useState(false);
  const [consent, setConsent] = useState(false);
  const save = useAction('POST /front/customs-info/save');
  const faults = Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code]));
  const faultOf = useFieldText(faults);
  const isElsewhere = save.error && Object.keys(faults).length === 0;

  const send = async () => {
    const until = expiresAt ? { expiresAt } : {};
    const info = await save.run({ body: { countryCode, receiverName, values, ...until, keep, consent } });
    if (!info) return;
    notify.success(t('customs.saved'));
    onSaved(info);
  };
  return (
    <fieldset className={classes.person}>
      <legend>{t('customs.whose')}</legend>
      <RefusalAlert error={isElsewhere ? save.error : undefined} />
      <div className={classes.words}>
        <TextInput
          label={t('customs.receiver')}
          autoComplete="name"
          maxLength={80}
          value={receiverName}
          error={faultOf('receiverName')}
          onChange={({ currentTarget: { value } }) => setTypedName(value)}
        />
        {fields.map(({ key, label, help, example, isRequired }) => (
          <TextInput
            key={key}
            label={label}
            description={help || undefined}
            placeholder={example}
            required={isRequired}
            autoComplete="off"
            dir="ltr"
            maxLength={64}
            value={values[key] ?? ''}
            error={faultOf(`values.${key}`)}
            onChange={({ currentTarget: { value } }) => setValues((typed) => ({ ...typed, [key]: value }))}
          />
        ))}
        {fields.some(({ hasExpiry }) => hasExpiry) && (
          <TextInput
            label={t('customs.expires')}
            type="date"
            value={expiresAt}
            error={faultOf('expiresAt')}
            onChange={({ currentTarget: { value } }) => setExpiry(value)}
          />
        )}
      </div>
      {faults.values && <RefusalAlert error={{ detail: faultOf('values') ?? '' }} />}
      <Checkbox
        label={t('customs.keep')}
        description={keep ? undefined : t('customs.gone', { count: LIMITS.customsKeptDays })}
        checked={keep}
        onChange={({ currentTarget: { checked } }) => setKeep(checked)}
      />
      <Checkbox
        label={t('customs.consent')}
        checked={consent}
        error={faultOf('consent')}
        onChange={({ currentTarget: { checked } }) => setConsent(checked)}
      />
      <ActionButton variant="default" loading={save.isRunning} onClick={() => void send()}>
        {t('customs.save')}
      </ActionButton>
    </fieldset>
  );
}
