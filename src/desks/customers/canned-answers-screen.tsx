import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS, LOCALES } from '../../contract/locales';
import type { CannedAnswer } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { CannedAnswerForm } from './canned-answer-form';
import classes from './customers.module.css';

/** In which languages it is written, in the order that the shop has them. */
const namesOf = ({ texts }: CannedAnswer) =>
  LOCALES.filter((language) => texts[language])
    .map((language) => LOCALE_FACTS[language].name)
    .join(', ');

/** Answers that the shop keeps for questions that come again. */
export function CannedAnswersScreen({ first }: { first: CannedAnswer[] }) {
  const { t } = useTranslation('operator');
  const [answers, setAnswers] = useState(first);
  // of the form, which a kept or changed answer begins anew
  const [open, setOpen] = useState<string>();
  const put = (answer: CannedAnswer) => {
    const others = answers.filter(({ id }) => id !== answer.id);
    setAnswers([...others, answer].sort((a, b) => a.title.localeCompare(b.title)));
    setOpen(undefined);
  };
  return (
    <>
      <PageTitle title={t('canned.title')} />
      <div className={classes.actions}>
        <h1 className={classes.heading}>{t('canned.title')}</h1>
        {open !== '' && answers.length > 0 && (
          <ActionButton size="xs" onClick={() => setOpen('')}>
            {t('canned.add')}
          </ActionButton>
        )}
      </div>
      <p className={classes.none}>{t('canned.text')}</p>
      {open === '' && <CannedAnswerForm onKept={put} onLeft={() => setOpen(undefined)} />}
      {answers.length === 0 && open !== '' && (
        <EmptyState
          picture="receipt"
          title={t('canned.none')}
          action={
            <ActionButton variant="default" onClick={() => setOpen('')}>
              {t('canned.add')}
            </ActionButton>
          }
        />
      )}
      <ul className={classes.notes}>
        {answers.map((answer) => (
          <li key={answer.id}>
            {open === answer.id ? (
              <CannedAnswerForm
                answer={answer}
                onKept={put}
                onLeft={() => setOpen(undefined)}
                onRemoved={() => (setAnswers(answers.filter(({ id }) => id !== answer.id)), setOpen(undefined))}
              />
            ) : (
              <>
                <p>
                  <bdi>{answer.title}</bdi>
                </p>
                <small>{namesOf(answer)}</small>{' '}
                <ActionButton size="compact-xs" variant="default" onClick={() => setOpen(answer.id)}>
                  {t('canned.change')}
                </ActionButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
