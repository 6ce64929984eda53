import { Alert, NativeSelect, TextInput, Title } from '@mantine/core';
import Link from 'next/link';
import { useState, type FormEvent } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useFields } from '../../client/use-fields';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { Locale } from '../../contract/locales';
import { platformPaths } from '../../contract/platform-paths';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import { isSame } from '../bench/is-same';
import { useNamedChoices } from './named-choices';
import classes from './platform.module.css';

const PARTS = ['code', 'name', 'address', 'receiver', 'phone', 'postcode'] as const;
type Part = (typeof PARTS)[number];
/** As the schema of the form calls them, and the server what is wrong with them. */
const partOf = (part: Part) => `warehouse.${part}` as const;
const REQUIRED = ['id', 'name', 'currency', 'rate', 'languages', 'country', 'ownerEmail'] as const;
const FIELDS = ['id', 'name', 'currency', 'rate', 'languages', 'country', 'template', 'ownerEmail'] as const;
const EMPTY = {
  ...{ id: '', name: '', currency: '', rate: '', languages: 'en', country: '', template: '', ownerEmail: '' },
  ...{ 'warehouse.code': '', 'warehouse.name': '', 'warehouse.address': '' },
  ...{ 'warehouse.receiver': '', 'warehouse.phone': '', 'warehouse.postcode': '' },
};

/** A new shop, from its label to whoever owns it; its way is mailed to them. */
export function CreateScreen() {
  const { t } = useTranslation('operator');
  const choices = useNamedChoices();
  const [made, setMade] = useState<{ id: string; host: string }>();
  const fields = useFields(async () => (await import('../../contract/platform.schemas')).NewShopForm, EMPTY);
  const fieldText = useFieldText(fields.errors);
  const create = useAction('POST /platform/shops', { onError: fields.takeErrors });
  useUnsavedForm(!made && !isSame(fields.values, EMPTY));
  const isFilled = (name: keyof typeof EMPTY) => fields.values[name].trim() !== '';
  const filled = PARTS.filter((part) => isFilled(partOf(part)));
  // a warehouse whole, or none as yet
  const isWhole = REQUIRED.every(isFilled) && (filled.length === 0 || filled.length === PARTS.length);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = isWhole && (await fields.validate());
    if (!form) return;
    const { id, name, currency, rate, languages, country, template, ownerEmail } = form;
    const warehouse =
      filled.length > 0 &&
      (Object.fromEntries(PARTS.map((part) => [part, form[partOf(part)]])) as Record<Part, string>);
    const answer = await create.run({
      body: {
        ...{ id, name, currency, rate, country, ownerEmail },
        ...(template && { template }),
        // the server refuses what is none
        languages: languages.split(',').map((word) => word.trim() as Locale),
        ...(warehouse && { warehouse }),
      },
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
        {FIELDS.map((name) => {
          const field = {
            label: t(`platform.fields.${name}`),
            description: t(`platform.hints.${name}`),
            value: fields.values[name],
            error: fieldText(name),
            onChange: (event: { currentTarget: { value: string } }) => fields.set(name, event.currentTarget.value),
          };
          return name === 'currency' || name === 'country' ? (
            <NativeSelect key={name} {...field} data={choices[name]} />
          ) : (
            <TextInput key={name} {...field} />
          );
        })}
        <fieldset className={classes.switches}>
          <legend>{t('platform.warehouse')}</legend>
          <p className={classes.none}>{t('platform.warehouseHint')}</p>
          <div className={classes.row}>
            {PARTS.map((part) => (
              <TextInput
                key={part}
                label={t(`settings.warehouses.${part}`)}
                value={fields.values[partOf(part)]}
                maxLength={120}
                error={fieldText(partOf(part))}
                onChange={(event) => fields.set(partOf(part), event.currentTarget.value)}
              />
            ))}
          </div>
        </fieldset>
        <div className={classes.actions}>
          <ActionButton type="submit" disabled={!isWhole} loading={create.isRunning}>
            {t('platform.create')}
          </ActionButton>
          {!isWhole && <span className={classes.none}>{t('platform.notWhole')}</span>}
        </div>
      </form>
    </>
  );
}
