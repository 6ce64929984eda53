import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { Locale } from '../../contract/locales';
import type { TextTranslation } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './thread.module.css';

/** What somebody wrote, in the language of who reads it, below what they wrote: asked for when it is wanted. */
export function MessageTranslation({ text, to }: { text: string; to: Locale }) {
  const { t } = useTranslation('operator');
  const { run, error, isRunning } = useAction('POST /operator/translations');
  const [data, setData] = useState<TextTranslation>();
  return (
    <div aria-live="polite">
      <RefusalAlert error={error} />
      {data?.text && (
        <p className={classes.translated} lang={to} dir="auto">
          {data.text}
        </p>
      )}
      {data?.why && <p className={classes.quiet}>{t(`threads.untranslated.${data.why}`)}</p>}
      {!data?.text && (
        <ActionButton
          size="compact-xs"
          variant="subtle"
          loading={isRunning}
          onClick={() => void run({ body: { text, to } }).then(setData)}
        >
          {t('threads.translate')}
        </ActionButton>
      )}
    </div>
  );
}
