import { Alert, TextInput, Title } from '@mantine/core';
import Link from 'next/link';
import { useState, type FormEvent } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useFields } from '../../client/use-fields';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import { platformPaths } from '../../contract/platform-paths';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import { isSame } from '../bench/is-same';
import classes from './platform.module.css';

const EMPTY = { id: '', name: '', currency: '', rate: '', languages: 'en', country: '', template: '', ownerEmail: '', warehouse: '' }; // prettier-ignore
const FIELDS = [
  'id',
  'name',
  'currency',
  'rate',
  'languages',
  'country',
  'template',
  'ownerEmail',
  'warehouse',
] as const;
const PARTS = ['code', 'name', 'address', 'receiver', 'phone', 'postcode'] as const;

/** A new shop, from its label to whoever owns it; its way is mailed to them. */
export function CreateScreen() {
  const { t } = useTranslation('operator');
  const [made, setMade] = useState<{ id: string; host: string }>();
  const fields = useFields(async () => (await import('../../contract/platform.schemas')).NewShopForm, EMPTY);
  const fieldText = useFieldText(fields.errors);
  const create = useAction('POST /platform/shops', { onError: fields.takeErrors });
  useUnsavedForm(!made && !isSame(fields.values, EMPTY));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = await fields.validate();
    if (!form) return;
    const { languages, warehouse, ...body } = form;
    const parts = warehouse?.split(';').map((part) => part.trim());
    const at = parts && Object.fromEntries(PARTS.map((name, place) => [name, parts[place] ?? '']));
    const answer = await create.run({
      body: {
        ...body,
        languages: languages.split(',').map((word) => word.trim()),
        ...(at && { warehouse: at }),
      } as never,
    });
    if (answer) setMade(answer);
  };
  if (made)
    return (
      <Alert color="teal" role="status">
        {t('platform.made', { host: made.host })} <Link href={platformPaths.shop(made.id)}>{made.id}</Link>
      </Alert>
    );
  return (
    <>
      <PageTitle title={t('platform.nav.create')} />
      <Title order={1} fz={20} mb="md">
        {t('platform.nav.create')}
      </Title>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <RefusalAlert error={create.error} />
        {FIELDS.map((name) => (
          <TextInput
            key={name}
            label={t(`platform.fields.${name}`)}
            description={t(`platform.hints.${name}`)}
            value={fields.values[name]}
            error={fieldText(name)}
            onChange={(event) => fields.set(name, event.currentTarget.value)}
          />
        ))}
        <div className={classes.actions}>
          <ActionButton type="submit" loading={create.isRunning}>
            {t('platform.create')}
          </ActionButton>
        </div>
      </form>
    </>
  );
}
