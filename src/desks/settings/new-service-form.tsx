import { NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { LocalizedText } from '../../contract/fields';
import type { ServiceRecord } from '../../contract/service-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import { DatingFields } from './dating-fields';
import { hasGap } from './has-gap';
import { ServiceTermsFields, startTerms } from './service-terms-fields';
import classes from './settings.module.css';
import { WordsField } from './words-field';

interface Props {
  currencies: string[];
  onMade: (service: ServiceRecord) => void;
  onClose: () => void;
}
const KINDS = ['VALUE_ADDED', 'PACKING'] as const;

const newService = (currency: string) => ({
  code: '',
  kind: 'VALUE_ADDED' as (typeof KINDS)[number],
  name: {} as LocalizedText,
  remark: {} as LocalizedText,
  terms: startTerms(currency),
  from: null as string | null,
  note: '',
});

/** A new service with its first price. */
export function NewServiceForm({ currencies, onMade, onClose }: Props) {
  const { t } = useTranslation('operator');
  const [begun] = useState(() => newService(currencies[0] ?? 'CNY'));
  const [typed, setTyped] = useState(begun);
  const [round, setRound] = useState(0);
  const { code, kind, name, remark, terms, from, note } = typed;
  const set = (change: Partial<typeof typed>) => setTyped((current) => ({ ...current, ...change }));
  const create = useAction('POST /operator/settings/services');
  const errors = create.error?.errors ?? [];
  const errorAt = useFieldText(Object.fromEntries(errors.map((error) => [error.path, error.code])));
  const isTaken = create.error?.status === 409;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await create.run({ body: typed });
    if (!made) return;
    notify.success(t('settings.saved'));
    onMade(made);
  };
  const discard = () => {
    setTyped(begun);
    setRound(round + 1);
  };
  return (
    <form
      className={classes.section}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('settings.services.new')}
    >
      <h2>{t('settings.services.new')}</h2>
      {!isTaken && errors.length === 0 && <RefusalAlert error={create.error} />}
      <div className={classes.pair}>
        <TextInput
          size="sm"
          label={t('settings.services.code')}
          description={t('settings.services.codeHint')}
          value={code}
          dir="ltr"
          maxLength={64}
          error={isTaken ? t('settings.services.taken') : errorAt('code')}
          onChange={(event) => set({ code: event.currentTarget.value.trim() })}
        />
        <NativeSelect
          size="sm"
          label={t('settings.services.kindHead')}
          value={kind}
          data={KINDS.map((value) => ({ value, label: t(`settings.services.kind.${value}`) }))}
          onChange={(event) => set({ kind: KINDS.find((each) => each === event.currentTarget.value) ?? 'VALUE_ADDED' })}
        />
      </div>
      <WordsField
        label={t('settings.services.name')}
        value={name}
        onChange={(words) => set({ name: words })}
        maxLength={80}
        error={(language) => errorAt(`name.${language}`) ?? errorAt('name')}
      />
      <WordsField
        label={t('settings.services.remark')}
        value={remark}
        onChange={(words) => set({ remark: words })}
        maxLength={300}
        error={(language) => errorAt(`remark.${language}`)}
      />
      <ServiceTermsFields
        key={round}
        value={terms}
        currencies={currencies}
        onChange={(charge) => set({ terms: charge })}
        errorAt={errorAt}
      />
      <DatingFields value={{ from, note }} onChange={set} error={errorAt('from')} />
      <SaveBar
        isChanged={JSON.stringify(typed) !== JSON.stringify(begun)}
        isSaving={create.isRunning}
        onDiscard={discard}
      >
        <ActionButton type="submit" size="sm" loading={create.isRunning} disabled={hasGap(terms) || from === ''}>
          {t('settings.services.create')}
        </ActionButton>
        <ActionButton size="sm" variant="subtle" onClick={onClose}>
          {t('settings.texts.close')}
        </ActionButton>
      </SaveBar>
    </form>
  );
}
