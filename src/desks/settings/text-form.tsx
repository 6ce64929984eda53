import { Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { ShopText } from '../../contract/own-texts';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';

interface Props {
  text: ShopText;
  language: Locale;
  onSaved: (now: ShopText) => void;
  /** Somebody else was faster. */
  onStale: (now: ShopText) => void;
  onClose: () => void;
}
const WRONG = ['placeholder-missing', 'placeholder-unknown', 'marks-differ'];

/** The shop's own words for one text, in all forms that its language has. */
export function TextForm({ text, language, onSaved, onStale, onClose }: Props) {
  const { t } = useTranslation('operator');
  const begun = Object.fromEntries(text.forms.map(({ form, shipped, own }) => [form, own ?? shipped]));
  const [typed, setTyped] = useState(begun);
  const save = useAction('PUT /operator/settings/texts', {
    onError: ({ status, data }) => {
      if (status === 409) onStale(data as ShopText);
    },
  });
  const errors = new Map((save.error?.errors ?? []).map(({ path, code }) => [path.replace('forms.', ''), code]));
  const textOf = (code: string | undefined) => {
    if (code === undefined) return undefined;
    return t(`settings.texts.wrong.${WRONG.includes(code) ? code : code === 'required' ? 'empty' : 'other'}`);
  };
  const send = async (forms: Record<string, string> | null) => {
    const now = await save.run({ body: { version: text.version, language, key: text.key, forms } });
    if (!now) return;
    notify.success(t('settings.saved'));
    onSaved(now);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(typed);
  };
  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      {errors.size === 0 && <RefusalAlert error={save.error} />}
      {text.forms.map(({ form, shipped }) => (
        <Textarea
          key={form}
          size="sm"
          label={form ? t(`settings.texts.form.${form}`) : t('settings.texts.words')}
          description={t('settings.texts.shipped', { text: shipped })}
          value={typed[form] ?? ''}
          dir={LOCALE_FACTS[language].direction}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={2000}
          error={textOf(errors.get(form))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setTyped((known) => ({ ...known, [form]: value }));
          }}
        />
      ))}
      <SaveBar
        isChanged={JSON.stringify(typed) !== JSON.stringify(begun)}
        isSaving={save.isRunning}
        onDiscard={() => setTyped(begun)}
      >
        <ActionButton type="submit" size="xs" loading={save.isRunning}>
          {t('settings.save')}
        </ActionButton>
        {text.forms.some(({ own }) => own !== null) && (
          <ActionButton size="xs" variant="default" loading={save.isRunning} onClick={() => void send(null)}>
            {t('settings.texts.reset')}
          </ActionButton>
        )}
        <ActionButton size="xs" variant="subtle" onClick={onClose}>
          {t('settings.texts.close')}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
