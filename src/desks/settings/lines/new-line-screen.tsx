import { TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { notify } from '../../../client/notify';
import { useUnsavedForm } from '../../../client/unsaved.store';
import { useAction } from '../../../client/use-action';
import { useFieldText } from '../../../client/use-field-text';
import { useTranslation } from '../../../client/use-translation';
import { deskPaths } from '../../../contract/desk-paths';
import type { LocalizedText } from '../../../contract/fields';
import type { LineStart } from '../../../contract/line-desk';
import type { LineTerms } from '../../../contract/transit-line';
import type { Dating } from '../dating-fields';
import { SettingsPage } from '../settings-page';
import classes from '../settings.module.css';
import { WordsField } from '../words-field';
import { LineForm } from './line-form';
import { startTerms } from './start-terms';

/** A line that is not there yet. */
export function NewLineScreen({ known }: LineStart) {
  const { t } = useTranslation('operator');
  const { push } = useRouter();
  const [name, setName] = useState('');
  const [title, setTitle] = useState<LocalizedText>({});
  const [isMade, setMade] = useState(false);
  const create = useAction('POST /operator/settings/lines');
  const errorAt = useFieldText(Object.fromEntries((create.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const publish = async (terms: LineTerms, dating: Dating) => {
    const created = await create.run({ body: { name, title, terms, ...dating } });
    if (!created) return false;
    notify.success(t('settings.dated.published'));
    setMade(true);
    return true;
  };
  useUnsavedForm(!isMade && (name !== '' || Object.values(title).some(Boolean)));
  // not before the page knows that it is saved: it would ask whether to leave
  useEffect(() => {
    if (isMade) void push(deskPaths.line(name));
  }, [isMade, name, push]);
  const isTaken = create.error?.status === 409;
  const head = (
    <section className={classes.section} aria-labelledby="called">
      <h2 id="called">{t('lines.section.called')}</h2>
      <div className={classes.pair}>
        <TextInput
          size="sm"
          label={t('lines.field.name')}
          description={t('lines.nameHint')}
          maxLength={64}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value.trim())}
          error={isTaken ? t('lines.nameTaken') : errorAt('name')}
        />
        <WordsField
          label={t('lines.field.title')}
          value={title}
          onChange={setTitle}
          maxLength={120}
          error={(language) => errorAt(`title.${language}`) ?? errorAt('title')}
        />
      </div>
    </section>
  );
  return (
    <SettingsPage section="lines">
      <LineForm
        begun={startTerms(known.currencies[0] ?? 'CNY', [])}
        inForce={null}
        known={known}
        isStale={false}
        error={isTaken ? undefined : create.error}
        isRunning={create.isRunning}
        head={head}
        canPublish={name !== '' && Object.values(title).some(Boolean)}
        onPublish={publish}
      />
    </SettingsPage>
  );
}
