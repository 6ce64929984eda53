import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import { ANSWER_ENDS, ANSWER_VARIABLES } from '../../contract/thread.enums';
import type { CannedAnswer } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { isSame } from '../bench/is-same';
import { SaveBar } from '../bench/save-bar';
import classes from './customers.module.css';

interface Props {
  /** None: a new one. */
  answer?: CannedAnswer;
  onKept: (answer: CannedAnswer) => void;
  onLeft: () => void;
  onRemoved?: () => void;
}

/** One answer, a language at a time. */
export function CannedAnswerForm({ answer, onKept, onLeft, onRemoved }: Props) {
  const { t } = useTranslation('operator');
  const { supportedLanguages, defaultLanguage } = useTenant();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [texts, setTexts] = useState<Partial<Record<Locale, string>>>(answer?.texts ?? {});
  const [then, setThen] = useState<CannedAnswer['then']>(answer?.then ?? null);
  const [note, setNote] = useState(answer?.note ?? '');
  const [language, setLanguage] = useState<Locale>(defaultLanguage);
  const create = useAction('POST /operator/canned-answers');
  const change = useAction('PUT /operator/canned-answers/{id}');
  const remove = useAction('POST /operator/canned-answers/{id}/remove');
  const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()));
  const isWhole = title.trim() !== '' && Object.keys(said).length > 0;
  const begun = {
    title: answer?.title ?? '',
    texts: answer?.texts ?? {},
    then: answer?.then ?? null,
    note: answer?.note ?? '',
  };
  const wanted = { title, texts: said, then, note: note.trim() };
  const isChanged = !isSame(wanted, begun);
  const discard = () => {
    setTitle(begun.title);
    setTexts(begun.texts);
    setThen(begun.then);
    setNote(begun.note);
  };
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const kept = answer
      ? await change.run({ params: { id: answer.id }, body: { ...wanted, version: answer.version } })
      : await create.run({ body: wanted });
    if (kept) onKept(kept);
  };
  const drop = async ({ id, version }: CannedAnswer) => {
    if (await remove.run({ params: { id }, body: { version } })) onRemoved?.();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void keep(event)}>
      <RefusalAlert error={create.error ?? change.error ?? remove.error} />
      <TextInput
        size="sm"
        required
        label={t('canned.name')}
        maxLength={80}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        label={t('canned.language')}
        value={language}
        onChange={(event) =>
          setLanguage(supportedLanguages.find((one) => one === event.currentTarget.value) ?? defaultLanguage)
        }
        data={supportedLanguages.map((value) => ({
          value,
          label: `${LOCALE_FACTS[value].name}${texts[value]?.trim() ? ' ✓' : ''}`,
        }))}
      />
      <Textarea
        size="sm"
        label={t('canned.answer')}
        description={t('canned.variables', { names: ANSWER_VARIABLES.map((name) => `{{${name}}}`).join(' ') })}
        rows={5}
        maxLength={LIMITS.threadLetters}
        value={texts[language] ?? ''}
        onChange={(event) => setTexts({ ...texts, [language]: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        label={t('canned.then')}
        value={then ?? ''}
        onChange={(event) => setThen(ANSWER_ENDS.find((end) => end === event.currentTarget.value) ?? null)}
        data={[
          { value: '', label: t('canned.thenOpen') },
          ...ANSWER_ENDS.map((value) => ({ value, label: t(`canned.end.${value}`) })),
        ]}
      />
      <Textarea
        size="sm"
        label={t('canned.note')}
        description={t('canned.noteHint')}
        rows={2}
        maxLength={LIMITS.threadLetters}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <SaveBar isChanged={isChanged} isSaving={create.isRunning || change.isRunning} onDiscard={discard}>
        <ActionButton type="submit" size="sm" loading={create.isRunning || change.isRunning} disabled={!isWhole}>
          {t('canned.keep')}
        </ActionButton>
        <ActionButton size="sm" variant="default" onClick={onLeft}>
          {t('canned.leave')}
        </ActionButton>
        {answer && onRemoved && (
          <ActionButton
            size="sm"
            variant="subtle"
            color="red"
            loading={remove.isRunning}
            onClick={() => void drop(answer)}
          >
            {t('canned.remove')}
          </ActionButton>
        )}
      </SaveBar>
    </form>
  );
}
