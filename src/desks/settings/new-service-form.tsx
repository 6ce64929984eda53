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

/** A new service with its first price. */
export function NewServiceForm({ currencies, onMade, onClose }: Props) {
  const { t } = useTranslation('operator');
  const [code, setCode] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('VALUE_ADDED');
  const [name, setName] = useState<LocalizedText>({});
  const [remark, setRemark] = useState<LocalizedText>({});
  const [terms, setTerms] = useState(() => startTerms(currencies[0] ?? 'CNY'));
  const [dating, setDating] = useState<{ from: string | null; note: string }>({ from: null, note: '' });
  const create = useAction('POST /operator/settings/services');
  const errors = create.error?.errors ?? [];
  const errorAt = useFieldText(Object.fromEntries(errors.map((error) => [error.path, error.code])));
  const isTaken = create.error?.status === 409;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await create.run({ body: { code, kind, name, remark, terms, ...dating } });
    if (!made) return;
    notify.success(t('settings.saved'));
    onMade(made);
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
          onChange={(event) => setCode(event.currentTarget.value.trim())}
        />
        <NativeSelect
          size="sm"
          label={t('settings.services.kindHead')}
          value={kind}
          data={KINDS.map((value) => ({ value, label: t(`settings.services.kind.${value}`) }))}
          onChange={(event) => setKind(KINDS.find((each) => each === event.currentTarget.value) ?? 'VALUE_ADDED')}
        />
      </div>
      <WordsField
        label={t('settings.services.name')}
        value={name}
        onChange={setName}
        maxLength={80}
        error={(language) => errorAt(`name.${language}`) ?? errorAt('name')}
      />
      <WordsField
        label={t('settings.services.remark')}
        value={remark}
        onChange={setRemark}
        maxLength={300}
        error={(language) => errorAt(`remark.${language}`)}
      />
      <ServiceTermsFields value={terms} currencies={currencies} onChange={setTerms} errorAt={errorAt} />
      <DatingFields value={dating} onChange={setDating} error={errorAt('from')} />
      <div className={classes.actions}>
        <ActionButton type="submit" size="sm" loading={create.isRunning} disabled={hasGap(terms) || dating.from === ''}>
          {t('settings.services.create')}
        </ActionButton>
        <ActionButton size="sm" variant="subtle" onClick={onClose}>
          {t('settings.texts.close')}
        </ActionButton>
      </div>
    </form>
  );
}
