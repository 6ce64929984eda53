import { TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { SiteValues } from '../../contract/warehouse-settings';
import { USUAL_WEEK } from '../../contract/working-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';
import { SiteFields } from './site-fields';

const EMPTY: SiteValues = {
  name: {},
  region: 'CHINA',
  address: '',
  receiver: '',
  phone: '',
  postcode: '',
  hours: {},
  addressWords: {},
  week: USUAL_WEEK,
  shelves: [],
  isOpen: true,
};

/** Another warehouse, closed up until somebody wants one. */
export function NewSiteForm() {
  const { t } = useTranslation('operator');
  const { replace, asPath } = useRouter();
  const [code, setCode] = useState('');
  const [values, setValues] = useState(EMPTY);
  const add = useAction('POST /operator/settings/warehouses');
  const errorAt = useFieldText(Object.fromEntries((add.error?.errors ?? []).map(({ path, code: why }) => [path, why])));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await add.run({ body: { code: code.trim(), values } }))) return;
    discard();
    await replace(asPath);
  };
  const discard = () => {
    setCode('');
    setValues(EMPTY);
  };
  const isChanged = code !== '' || JSON.stringify(values) !== JSON.stringify(EMPTY);
  const isTaken = add.error?.code === 'STATE_CONFLICT';
  return (
    <details className={classes.section}>
      <summary className={classes.summary}>{t('settings.warehouses.another')}</summary>
      <form className={classes.fields} onSubmit={(event) => void submit(event)} noValidate>
        <RefusalAlert error={isTaken || add.error?.status === 422 ? undefined : add.error} />
        <TextInput
          size="sm"
          label={t('settings.warehouses.code')}
          description={t('settings.warehouses.codeHint')}
          maxLength={64}
          dir="ltr"
          value={code}
          error={isTaken ? t('settings.warehouses.taken') : errorAt('code')}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <SiteFields
          value={values}
          set={(name, value) => setValues((current) => ({ ...current, [name]: value }))}
          at={(path) => errorAt(`values.${path}`)}
        />
        <SaveBar isChanged={isChanged} isSaving={add.isRunning} onDiscard={discard}>
          <ActionButton type="submit" variant="default" loading={add.isRunning} disabled={!code.trim()}>
            {t('settings.warehouses.add')}
          </ActionButton>
        </SaveBar>
      </form>
    </details>
  );
}
