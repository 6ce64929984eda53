import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { TextTranslation } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './thread.module.css';

interface Props {
  text: string;
  to: Locale;
  onText: (text: string) => void;
}

/** Says in the shopper's language what was typed in one's own; what was typed is not lost. */
export function DraftTranslation({ text, to, onText }: Props) {
  const { t } = useTranslation('operator');
  const { run, error, isRunning } = useAction('POST /operator/translations');
  const [typed, setTyped] = useState<string>();
  const [why, setWhy] = useState<TextTranslation['why']>(null);
  const say = async () => {
    const said = await run({ body: { text, to } });
    setWhy(said?.why ?? null);
    if (!said?.text) return;
    setTyped(text);
    onText(said.text);
  };
  return (
    <div>
      <RefusalAlert error={error} />
      {why && <p role="status">{t(`threads.untranslated.${why}`)}</p>}
      {typed !== undefined && text !== typed && (
        <p className={classes.quiet}>
          {t('threads.typed')} <q dir="auto">{typed}</q>{' '}
          <ActionButton size="compact-xs" variant="subtle" onClick={() => (onText(typed), setTyped(undefined))}>
            {t('threads.typedAgain')}
          </ActionButton>
        </p>
      )}
      <ActionButton
        size="compact-xs"
        variant="subtle"
        disabled={!text.trim()}
        loading={isRunning}
        onClick={() => void say()}
      >
        {t('threads.sayIn', { language: LOCALE_FACTS[to].name })}
      </ActionButton>
    </div>
  );
}
